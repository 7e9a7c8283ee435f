// Literals of digits, as the compiler sees them.

/** The characters other than digits that TypeScript accepts inside `${number}`. */
type NotDigit = 'e' | 'E' | 'x' | 'X' | 'o' | 'O' | 'b' | 'B' | '.' | '-' | '+' | ' ' | '_' | '\t' | '\n';

/** `true` if a literal consists of digits only. `${number}` alone also accepts `1e3`, `0x41`, `-4` and `4.1`. */
export type IsDigits<Text extends string> = Text extends `${number}`
	? Text extends `${string}${NotDigit}${string}`
		? false
		: true
	: false;

export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
