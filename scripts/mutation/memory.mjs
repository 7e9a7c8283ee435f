// What a module remembers between calls is forgotten before each test: a result that is computed only once hides the mutants of
// its computation from all later tests, and one that a mutant has spoiled remains.

globalThis.testRuns ??= 0;

/** Called before each test. */
export function forget() {
	globalThis.testRuns += 1;
}

/** A WeakMap that is empty at the start of each test. */
globalThis.WeakMapOfTest ??= class {
	#run;
	#map;

	get #current() {
		if (this.#run !== globalThis.testRuns) [this.#run, this.#map] = [globalThis.testRuns, new WeakMap()];
		return this.#map;
	}

	get(key) {
		return this.#current.get(key);
	}

	set(key, value) {
		this.#current.set(key, value);
		return this;
	}
};

/** The code of a module with such maps in place of those at its top, except the settings of a service, which tests share. */
export function withMemory(code) {
	return code.replaceAll(/^(const (?!settingsOf\b)\w+ = new )WeakMap\b/gm, '$1globalThis.WeakMapOfTest');
}
