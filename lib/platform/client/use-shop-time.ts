import { useSyncExternalStore } from 'react';
import { type ShopTime, toShopTime } from '../time/shop-time.ts';

const MINUTE = 60_000;

// The first date formatter of a page takes a browser over 10 ms: it is made with this module, in a task of its own, not in a render.
if (!import.meta.env.SSR) toShopTime(new Date());

/** Date and time in the shop's time zone, updated each minute; null in prerendered HTML and during hydration. */
export function useShopTime(): ShopTime | null {
	const text = useSyncExternalStore(subscribe, read, () => '');
	const [date, time] = text.split(' ');
	return date && time ? { date, time } : null;
}

function subscribe(onChange: () => void): () => void {
	const timer = setInterval(onChange, MINUTE / 2);
	return () => clearInterval(timer);
}

function read(): string {
	const { date, time } = toShopTime(new Date());
	return `${date} ${time}`;
}
