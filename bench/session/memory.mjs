// One client alone in a process: how much memory it needs at most.

const [, , origin, name] = process.argv;
const {contenders} = await import('./contenders.mjs');
const call = contenders(origin)[name];
let left = 2000;
await Promise.all(
	Array.from({length: 32}, async () => {
		while (left > 0) {
			left -= 1;
			await call();
		}
	}),
);
process.send(Math.round(process.resourceUsage().maxRSS / 1024), () => process.exit());
