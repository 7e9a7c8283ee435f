// `npm run docs:picture`: renders docs/images/mistake.png from the playground of the built site.
import {readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {extname, join} from 'node:path';
import {chromium} from 'playwright-core';
import {pictureCode, STAMP, stampOfPicture} from './picture-stamp.mjs';
import {playgroundLink} from './playground-link.mjs';

const TYPES = {'.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml'};

const server = createServer(({url = '/'}, response) => {
	const path = join('site', new URL(url, 'http://site').pathname);
	response.writeHead(200, {'content-type': TYPES[extname(path)] ?? 'text/plain'}).end(readFileSync(path));
});
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu']});
try {
	const page = await browser.newPage({viewport: {width: 620, height: 700}, deviceScaleFactor: 2});
	await page.goto(`http://127.0.0.1:${server.address().port}/${playgroundLink({mode: 'code', text: pictureCode()})}`);
	await page.locator('#problems .issue').waitFor();
	// Only as high as the code.
	await page.addStyleTag({content: '#code .cm-editor { min-height: 0 }'});
	const top = await page.locator('#code').boundingBox();
	const bottom = await page.locator('#problems').boundingBox();
	const clip = {x: top.x, y: top.y, width: top.width, height: bottom.y + bottom.height - top.y + 12};
	await page.screenshot({path: 'docs/images/mistake.png', clip});
	writeFileSync(STAMP, stampOfPicture());
} finally {
	await browser.close();
	server.close();
}
