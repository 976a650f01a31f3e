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

export function goTo(path: string): void {
	location.hash = path;
}

/** Replaces parameters of the current address, without a new entry in the history; an empty value removes one. */
export function replaceQuery(changes: Readonly<Record<string, string>>): void {
	const { path, query } = toPlace(location.hash);
	for (const [name, value] of Object.entries(changes)) value === '' ? query.delete(name) : query.set(name, value);
	history.replaceState(null, '', `#${path}${query.size === 0 ? '' : `?${query}`}`);
	dispatchEvent(new HashChangeEvent('hashchange'));
}
