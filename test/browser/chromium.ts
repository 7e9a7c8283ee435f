// Debian's browser, started so that it makes no request to any other machine.

export const CHROMIUM = '/usr/bin/chromium';

export const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];
