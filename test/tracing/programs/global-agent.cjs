// global-agent: every call goes through the proxy in GLOBAL_AGENT_HTTP_PROXY.
const {bootstrap} = require('global-agent');

bootstrap();
