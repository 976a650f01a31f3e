import { useSyncExternalStore } from 'react';

/** An address within the application: what follows `#`. */
export interface Place {
	readonly path: string;
	readonly query: URLSearchParams;
}

export function toPlace(hash: string): Place {
	const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
	return { path: path === '' ? '/' : path, query: new URLSearchParams(query) };
}

const subscribe = (listener: () => void): (() => void) => {
	addEventListener('hashchange', listener);
	return () => removeEventListener('hashchange', listener);
};

const readHash = (): string => location.hash;

/** The current address; the screen is rendered again when it changes. */
export function usePlace(): Place {
	return toPlace(useSyncExternalStore(subscribe, readHash));
}
