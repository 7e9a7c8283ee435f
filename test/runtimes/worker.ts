// The core as a worker: a request with the place of the faults, answered with the outcome.
import {type Place, runCore} from './core.js';

export default {
	async fetch(request: Request): Promise<Response> {
		const place: Place = JSON.parse(await request.text());
		return Response.json(await runCore(place));
	},
};
