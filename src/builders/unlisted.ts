// Rules of one dialect, included in a filter of another, are held against its catalogue.
import {type Report, step} from '../misuse.js';
import type {DialectNode} from '../nodes/dialect-node.js';
import type {OptionNode} from '../nodes/filter-node.js';
import {type CodeList, catalogueProblem} from '../rules/catalogue.js';

/** Every code of the option that the dialect's catalogue does not hold. */
export function reportUnlisted(option: OptionNode, {codes}: DialectNode, report: Report, place: string): void {
	const check = (list: CodeList, words: readonly string[] | undefined, where: string) =>
		words?.forEach((word, index) => {
			const problem = catalogueProblem(codes, list, word);
			if (problem !== undefined) report.add(`${place}/${where}${step(index)}`, problem);
		});
	if ('cards' in option) {
		option.cards.forEach(({cardBrands, cardSubTypes, cardBanks}, index) => {
			check('brands', cardBrands, `cardFilters/${index}/cardBrands`);
			check('subTypes', cardSubTypes, `cardFilters/${index}/cardSubTypes`);
			check('banks', cardBanks, `cardFilters/${index}/cardBanks`);
		});
	} else if ('upi' in option) {
		option.upi.forEach(({upiType, upiMethods}, index) => {
			if (upiType === 'INTENT') check('apps', upiMethods, `upiFilters/${index}/upiMethods`);
		});
	} else if (option.type !== 'CARD' && option.type !== 'UPI') {
		check(option.type, option.providers, 'paymentMethods');
	}
}
