import {createServer} from 'node:http';
import {readFileSync, existsSync, statSync} from 'node:fs';
import {join, extname} from 'node:path';
import {chromium} from 'playwright-core';
const ROOT = process.argv[2];
const T={'.html':'text/html; charset=utf-8','.css':'text/css','.js':'text/javascript','.json':'application/json','.svg':'image/svg+xml','.txt':'text/plain; charset=utf-8','.md':'text/plain; charset=utf-8','.png':'image/png'};
const server=createServer((q,r)=>{let p=join(ROOT,decodeURIComponent(new URL(q.url,'http://x').pathname.replace('/sub','')));if(existsSync(p)&&statSync(p).isDirectory())p=join(p,'index.html');if(!existsSync(p))return r.writeHead(404).end();r.writeHead(200,{'content-type':T[extname(p)]??'text/plain'}).end(readFileSync(p));});
await new Promise(r=>server.listen(0,r));
const base=`http://127.0.0.1:${server.address().port}/sub`;
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const mod=await import(process.argv[3]);
try{ await mod.default({browser,base}); } catch(e){console.error(e)} finally {await browser.close(); server.close();}
