import { useSyncExternalStore } from 'react';
import { agreeToLeaveFor, mayLeave } from '../ui/use-unsaved.ts';

/** An address within the application: what follows `#`. */
export interface Place {
	readonly path: string;
	readonly query: URLSearchParams;
}

export function toPlace(hash: string): Place {
	const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
	return { path: path === '' ? '/' : path, query: new URLSearchParams(query) };
}

/** What is shown, and its place in the history of the tab, which its state keeps. */
interface Shown {
	readonly hash: string;
	readonly index: number;
}

let shown: Shown | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) {
		shown = { hash: location.hash, index: readIndex() ?? 0 };
		writeIndex(shown.index);
		addEventListener('hashchange', onHashChange);
	}
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) removeEventListener('hashchange', onHashChange);
	};
}

/** Back, Forward and a typed address change what the browser shows before anything can be asked: if the person stays, it is changed back. Links ask before (use-unsaved.ts). */
function onHashChange(): void {
	const before = shown?.index ?? 0;
	const index = readIndex();
	if (index !== before && !mayLeave(location.hash)) {
		// A typed address is a new entry, after the one that is shown.
		history.go(index === null ? -1 : before - index);
		return;
	}
	if (index === null) writeIndex(before + 1);
	shown = { hash: location.hash, index: index ?? before + 1 };
	for (const listener of listeners) listener();
}

/** Null for an entry of the history that has just been made. */
function readIndex(): number | null {
	const state: unknown = history.state;
	const index = typeof state === 'object' && state !== null && 'index' in state ? state.index : null;
	return typeof index === 'number' ? index : null;
}

const writeIndex = (index: number): void => history.replaceState({ index }, '');

const readHash = (): string => shown?.hash ?? location.hash;

/** The current address; the screen is rendered again when it changes. */
export function usePlace(): Place {
	return toPlace(useSyncExternalStore(subscribe, readHash));
}

export function goTo(path: string): void {
	location.hash = path;
	agreeToLeaveFor(location.hash);
}

/** Replaces parameters of the current address, without a new entry in the history; an empty value removes one. */
export function replaceQuery(changes: Readonly<Record<string, string>>): void {
	const { path, query } = toPlace(location.hash);
	for (const [name, value] of Object.entries(changes)) value === '' ? query.delete(name) : query.set(name, value);
	history.replaceState(history.state, '', `#${path}${query.size === 0 ? '' : `?${query}`}`);
	dispatchEvent(new HashChangeEvent('hashchange'));
}
