// Where files of snapshots are: beside the test that is repeated.
import {VitestSnapshotEnvironment} from 'vitest/runtime';

export default new (class extends VitestSnapshotEnvironment {
	resolveRawPath(testPath, rawPath) {
		return super.resolveRawPath(globalThis.repeatedFile ?? testPath, rawPath);
	}
})();
