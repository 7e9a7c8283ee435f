// A patch of what is at a place of an object, as a patch of the whole.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';

export function patchInside(base: string, patch: readonly JsonPatchOperation[]): readonly JsonPatchOperation[] {
	return patch.map(operation => {
		const path = base + operation.path;
		return 'from' in operation ? {...operation, path, from: base + operation.from} : {...operation, path};
	});
}
