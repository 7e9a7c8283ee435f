// What a process of its own gets to see of the caller, with a request to send.
export {createSession} from '../../src/service/create-session.js';
export {defineService} from '../../src/service/define-service.js';
export {KEY, REQUEST} from './secrets.js';
