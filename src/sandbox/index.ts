// Public exports of `paylock/sandbox`.

/**
 * The service on your machine: a mock that checks each request as the specification describes, answers it, and shows the payment
 * screen of every session. In tests it needs no port.
 *
 * @module
 */

export type * from '../account/account-types.js';
export type {AbortSignalLike} from '../client/waiting.js';
export {MisuseError} from '../diagnostics/misuse-error.js';
export type * from '../wire/wire-types.js';
export {createSandbox, type Sandbox} from './create-sandbox.js';
export type {OutageCodes} from './method-list.js';
export type {WebRequest} from './read-call.js';
export {renderScreen, type ScreenOptions, type ScreenView} from './render-screen.js';
export type {SandboxSession, WebResponse} from './responses.js';
export type {SandboxFault, SandboxOptions, SandboxRequest} from './sandbox-options.js';
export {type RunningSandbox, startSandbox} from './serve.js';
