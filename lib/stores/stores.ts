import type { OpeningException, OpeningSpan } from './opening.ts';

/** A store in lists and on its page. */
export interface StoreCard {
	readonly id: number;
	readonly title: string;
	readonly url: string;
	readonly address: string;
	/** Postcode and town. */
	readonly town: string;
	readonly phone?: string;
	readonly lat: number;
	readonly lon: number;
	readonly services: readonly string[];
	readonly week: readonly OpeningSpan[];
	/** Upcoming exceptions by date. */
	readonly exceptions: readonly OpeningException[];
	/** Straight-line distance from the position in the query. */
	readonly distanceKm?: number;
}

/** A store on the map. */
export interface StorePoint {
	readonly id: number;
	readonly title: string;
	readonly url: string;
	readonly lat: number;
	readonly lon: number;
}

export interface StoreFilterChoices {
	readonly cities: readonly string[];
	readonly services: readonly string[];
}
