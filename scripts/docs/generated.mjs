// Docs: what a guide asks for by `<!-- generated: … -->` or `<!-- file: … -->`, made from the code itself.
import {readFileSync} from 'node:fs';
import {lintRules} from 'paylock/inspect';
import {jsonText} from './json-text.mjs';

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

${fenced('json', jsonText(bad))}
and leaves alone

${fenced('json', jsonText(good))}
Source: ${source}
`;
}

const fenced = (language, code) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\`\n`;
