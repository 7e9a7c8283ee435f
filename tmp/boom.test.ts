import {test} from 'vitest';
test('x', async () => { await import('./boom.mts'); });
