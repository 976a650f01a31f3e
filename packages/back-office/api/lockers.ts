import type { Page } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface Locker {
	readonly code: string;
	readonly title: string;
	readonly address: string;
	readonly postcode: string;
	readonly city: string;
	readonly country: string;
	/** `HH:MM`; both null if open around the clock. */
	readonly opens: string | null;
	readonly closes: string | null;
	readonly in_service: boolean;
}

export const readLockers = read<Page<Locker>>('/parcel-lockers');

/** Replaces the lockers of a carrier. */
export const replaceLockers = (carrier: string, lockers: readonly Locker[]): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/parcel-lockers/${encodeURIComponent(carrier)}`, body: { lockers } });
