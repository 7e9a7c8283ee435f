// The TypeScript libraries and the declarations of paylock, written in by the build.
declare module 'playground:files' {
	const files: Readonly<Record<string, string>>;
	export default files;
}
