// Docs: what a guide asks for by `<!-- generated: … -->` or `<!-- file: … -->`, made from the code itself.
import {readFileSync} from 'node:fs';
import {lintRules} from 'paylock/inspect';

const ASKED = /^<!-- (?<kind>generated|file): (?<name>.+) -->$/gm;
const MAKERS = {'lint rules': lintRulePages, 'schema links': schemaLinks};

/**
 * @param {string} markdown
 * @param {(problem: string) => void} complain
 */
export function withGenerated(markdown, complain) {
	return markdown.replaceAll(ASKED, (whole, kind, name) => {
		if (kind === 'file') return fenced('ts file', readFileSync(name, 'utf8'));
		const make = MAKERS[name];
		if (make === undefined) complain(`nothing makes ${whole}`);
		return make?.() ?? whole;
	});
}

/** Links to files that are written beside the pages, where typedoc looks for none. */
function schemaLinks() {
	return ['payment-filter', 'session-request']
		.map(name => `- [schema/${name}.json](../schema/${name}.json)`)
		.join('\n');
}

/** Rule by rule, the weightiest first. */
function lintRulePages() {
	return ['error', 'warning', 'info']
		.map(severity => {
			const rules = lintRules.filter(rule => rule.severity === severity).map(rulePage);
			return `## Severity: ${severity}\n\n${rules.join('\n')}`;
		})
		.join('\n');
}

function rulePage({name, reason, source, bad, good}) {
	return `### ${name}

${reason}

It speaks of

${fenced('json', written(bad))}
and leaves alone

${fenced('json', written(good))}
Source: ${source}
`;
}

const fenced = (language, code) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\n`;

/** JSON, on one line what fits on one. */
function written(value, indent = '') {
	const line = JSON.stringify(value).replaceAll(/([,:])(?=["{[\dtfn])/g, '$1 ');
	if (typeof value !== 'object' || value === null || indent.length + line.length < 80) return line;
	const inner = `${indent}  `;
	const entries = Array.isArray(value)
		? value.map(item => written(item, inner))
		: Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${written(item, inner)}`);
	const [open, close] = Array.isArray(value) ? '[]' : '{}';
	return `${open}\n${entries.map(entry => inner + entry).join(',\n')}\n${indent}${close}`;
}
