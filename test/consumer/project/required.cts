// A CommonJS module that uses the CommonJS copy.
import {filter} from 'paylock';

export const lock = filter()
	.allowDefaults(true)
	.hide('CASH')
	.cards(cards => cards.hideTypes('CREDIT'));
