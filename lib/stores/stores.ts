import type { OpeningException, OpeningSpan } from './opening.ts';

/** A store as lists show it. */
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
	/** Those that are still to come, in their order. */
	readonly exceptions: readonly OpeningException[];
	/** In a straight line from the asked-for place. */
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
