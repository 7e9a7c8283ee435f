// Docs: modules of src that the package does not export.
import {build} from 'esbuild';

/** @param {string} path - below src */
export async function fromSource(path) {
	const {outputFiles} = await build({entryPoints: [`src/${path}`], bundle: true, format: 'esm', write: false});
	return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
