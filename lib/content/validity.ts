export type ValidityState = 'upcoming' | 'running' | 'over';

/** Days (ISO 8601, in the shop's time zone, both inclusive) on which something is valid; left out without a limit. */
export interface Validity {
	readonly from?: string;
	readonly to?: string;
}
