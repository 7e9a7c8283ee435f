// global-agent for ES modules: every call goes through the proxy in GLOBAL_AGENT_HTTP_PROXY.
import {bootstrap} from 'global-agent';

bootstrap();
