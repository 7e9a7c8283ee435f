// A patch of both functions that replaces the agent, for ES modules.
import http from 'node:http';
import https from 'node:https';

for (const module of [http, https]) {
	const {request} = module;
	module.request = (options, ...rest) => request({...options, agent: new module.Agent()}, ...rest);
}
