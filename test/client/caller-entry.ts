// The entry for a separate process: the client, with a request to send.
export {createSession} from '../../src/client/create-session.js';
export {defineService} from '../../src/client/define-service.js';
export {KEY, REQUEST} from './secrets.js';
