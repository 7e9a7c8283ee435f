// A service on loopback that opens every session, in a separate process, so that its cost is not measured. Below /silent
// it never answers.

import http from 'node:http';

const answer = JSON.stringify({
	id: 'invented',
	status: 'NEW',
	sdk_payload: {
		requestId: 'invented',
		service: 'invented',
		payload: {
			action: 'paymentPage',
			filter: Array.from({length: 20}, (_, index) => ({code: `CODE_${index}`, shown: index % 2 === 0})),
		},
	},
});
const headers = {'content-type': 'application/json', 'content-length': Buffer.byteLength(answer)};
const server = http.createServer((request, response) => {
	request.resume();
	if (!request.url.startsWith('/silent')) request.once('end', () => response.writeHead(200, headers).end(answer));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
