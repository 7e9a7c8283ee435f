// The options of describe.
import type {SubjectOptions} from '../subject.js';

/** The readings that decide what a description says; a reading that is absent is unknown. */
export interface DescribedReadings {
	readonly precedence?: 'hide-wins' | 'show-wins' | 'first-wins' | 'last-wins' | undefined;
	readonly defaultsInside?: 'apply' | 'ignore' | undefined;
	readonly unnamedEmi?: 'shown' | 'hidden' | undefined;
	readonly outerFlag?: 'outer-wins' | 'inner-wins' | undefined;
	readonly emiOnHiddenCards?: 'shown' | 'hidden' | undefined;
	readonly issuersAndTenures?: 'both' | 'either' | undefined;
	readonly emptyList?: 'ignored' | 'matches-nothing' | undefined;
	readonly emiDisplay?: 'sdk_udf-wins' | 'emiOptions-wins' | undefined;
}

/**
 * Options of {@link describe}.
 *
 * @source open-points: readings; open points 9 and 27
 */
export interface DescribeOptions extends Pick<SubjectOptions, 'servicePrefix' | 'types'> {
	/** How the account answers the open questions; what depends on another one is called uncertain. */
	readonly readings?: DescribedReadings;
}
