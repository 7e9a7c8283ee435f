// Types that the compiler infers, so that declarations of your code may mention them, as `Declarations.FilterState`.

export type {AmendRecipe} from './builders/amend.js';
export type {EmiState, GroupState} from './builders/emi-builder.js';
export type {FilterState} from './builders/filter-state.js';
export type {MandateState} from './builders/mandate-builder.js';
export type {NeedsAllowDefaults} from './builders/needs-allow-defaults.js';
export type {Choice} from './builders/plans-builder.js';
export type {SessionFactory, SessionOf} from './builders/session-builder.js';
export type {ExtraFields} from './builders/session-fields.js';
export type {SessionState, WithDisplay, WithFilter} from './builders/session-state.js';
export type {PartState, Stateful} from './builders/state.js';
export type {SessionInput} from './client/read-request.js';
export type {FetchLike} from './client/transports/fetch.js';
export type {AbortSignalLike} from './client/waiting.js';
export type {RelatedPlace} from './diagnostics/issue.js';
export type {Misuse} from './diagnostics/misuse.js';
export type {AnyCatalog} from './rules/catalog-types.js';
export type {VpaHandle} from './values/vpa-handle.js';
export type {OptionalField} from './wire/account.js';
export type {UpiType} from './wire/payment-method.js';
