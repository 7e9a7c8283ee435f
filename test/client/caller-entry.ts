// What a process of its own gets to see of the caller, with a request to send.
export {createSession} from '../../src/client/create-session.js';
export {defineService} from '../../src/client/define-service.js';
export {KEY, REQUEST} from './secrets.js';
