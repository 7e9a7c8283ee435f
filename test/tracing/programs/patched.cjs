// A patch of both functions that replaces the agent.
for (const module of [require('node:http'), require('node:https')]) {
	const {request} = module;
	module.request = (options, ...rest) => request({...options, agent: new module.Agent()}, ...rest);
}
