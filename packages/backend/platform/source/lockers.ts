/** A parcel locker; without times it is open around the clock. */
export interface SourceLocker {
	code: string;
	title: string;
	address: string;
	postcode: string;
	city: string;
	/** ISO 3166-1 alpha-2. */
	country: string;
	/** HH:MM, of every day. */
	opens: string | null;
	closes: string | null;
	in_service: boolean;
}
