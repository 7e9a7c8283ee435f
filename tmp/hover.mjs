import ts from 'typescript-5.9';
import fs from 'node:fs';
const file = new URL('./h.ts', import.meta.url).pathname;
const text = `import {session, amount, paylock, amend, mandate} from '../src/index.js';
const c = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'};
const p = session('paymentPage', {...c, order_id: 'o', amount: '5.00'});
const shop = paylock({servicePrefix: 'P'});
shop.session('paymentPage', {...c, order_id: 'o', amount: amount(5)}).details({description: 'x'});
`;
fs.writeFileSync(file, text);
const config = ts.parseJsonConfigFileContent(JSON.parse(fs.readFileSync(new URL('../tsconfig.json', import.meta.url), 'utf8')), ts.sys, new URL('..', import.meta.url).pathname);
const host = {getCompilationSettings: () => ({...config.options, rootDir: undefined}), getScriptFileNames: () => [file], getScriptVersion: () => '1', getScriptSnapshot: f => fs.existsSync(f) ? ts.ScriptSnapshot.fromString(fs.readFileSync(f, 'utf8')) : undefined, getCurrentDirectory: () => process.cwd(), getDefaultLibFileName: o => ts.getDefaultLibFilePath(o), fileExists: ts.sys.fileExists, readFile: ts.sys.readFile, readDirectory: ts.sys.readDirectory, directoryExists: ts.sys.directoryExists};
const ls = ts.createLanguageService(host);
for (const at of [text.indexOf("session('"), text.indexOf('p = '), text.indexOf("session('paymentPage', {...c, order_id: 'o', amount: amount"), text.indexOf('details(')]) {
  const q = ls.getQuickInfoAtPosition(file, at);
  console.log(ts.displayPartsToString(q.displayParts)); console.log('  docs:', ts.displayPartsToString(q.documentation).slice(0,100), q.tags?.map(t => t.name + ' ' + ts.displayPartsToString(t.text).slice(0, 50)));
}
