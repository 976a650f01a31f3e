/** A carrier of parcels, declared once. */
export interface CarrierDefinition {
	/** Lower-case letters, digits, dashes, underscores. */
	readonly code: string;
	/** Name that shoppers read. */
	readonly name: string;
	/** Address of its tracking page; `{number}` stands for the number of the parcel. Left out: the number is no link. */
	readonly tracking?: string;
}

/** Declares a carrier (docs/adding.md). Throws for a code or an address that cannot be used. */
export function defineCarrier(carrier: CarrierDefinition): CarrierDefinition {
	if (!/^[a-z0-9][a-z0-9_-]{0,40}$/.test(carrier.code))
		throw new Error(`The carrier "${carrier.code}" needs a code of lower-case letters, digits, dashes and underscores.`);
	const { tracking } = carrier;
	if (tracking !== undefined && !(tracking.startsWith('https://') && tracking.includes('{number}') && !tracking.includes(' ')))
		throw new Error(`The tracking address of the carrier "${carrier.code}" has to begin with https:// and to contain {number}.`);
	return carrier;
}
