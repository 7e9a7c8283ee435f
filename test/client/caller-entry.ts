// The entry for a separate process: the client, with a request to send.
export {createSession, defineService} from '../../src/index.js';
export {KEY, REQUEST} from './secrets.js';
