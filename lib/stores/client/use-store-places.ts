import { useEffect, useState } from 'react';
import type { StoreCard } from '../stores.ts';
import { askPlace } from './ask-place.ts';
import { findStores } from './find-stores.ts';

export interface StorePlaces {
	/** Stores with opening hours by id, and with their distance once located. Empty until loaded. */
	readonly stores: ReadonlyMap<number, StoreCard>;
	readonly status: 'idle' | 'pending' | 'denied' | 'unknown' | 'near';
	/** Requests the shopper's location. */
	readonly locate: () => Promise<void>;
}

/** Number of pages to load: more than any shop has. */
const PAGES = 100;

/** Opening hours of all stores and, on request, their distance. */
export function useStorePlaces(): StorePlaces {
	const [stores, setStores] = useState<ReadonlyMap<number, StoreCard>>(new Map());
	const [status, setStatus] = useState<StorePlaces['status']>('idle');
	const load = async (query: string) => {
		const found = await findStores(query, PAGES);
		if (found.ok) setStores(new Map(found.data.stores.map((store) => [store.id, store])));
		return found.ok;
	};
	useEffect(() => void load('').catch(() => undefined), []);
	const locate = async () => {
		setStatus('pending');
		const answer = await askPlace();
		if (!answer.ok) return setStatus(answer.reason);
		setStatus((await load(`lat=${answer.lat}&lon=${answer.lon}`)) ? 'near' : 'unknown');
	};
	return { stores, status, locate };
}
