// What is wrong with a text that is not JSON.
import type {IssueDetails} from '../diagnostics/issue.js';

/** The engine's own message may quote the text, which may be personal: only the position is passed on. */
export function jsonSyntaxProblem(text: string): IssueDetails {
	try {
		JSON.parse(text);
	} catch (error) {
		const position = error instanceof SyntaxError ? /position (\d+)/.exec(error.message)?.[1] : undefined;
		const place = position === undefined ? '' : ` from character ${position}`;
		return {rule: 'unreadable', message: `the text is not JSON${place}: write one JSON object`};
	}
	return {rule: 'unreadable', message: 'the text is not JSON: write one JSON object'};
}
