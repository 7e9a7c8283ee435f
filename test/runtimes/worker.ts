// The core as a worker: it receives a request with the address of the faults, and responds with the result.
import {type Place, runCore} from './core.js';

export default {
	async fetch(request: Request): Promise<Response> {
		const place: Place = JSON.parse(await request.text());
		return Response.json(await runCore(place));
	},
};
