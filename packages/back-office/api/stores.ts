import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface Hours {
	/** 1 is Monday. */
	readonly weekday: number;
	readonly opens: string;
	readonly closes: string;
}

export interface Store {
	readonly code: string;
	readonly title: string;
	readonly address: string;
	readonly postcode: string;
	readonly city: string;
	readonly country: string;
	readonly phone: string | null;
	readonly email: string | null;
	readonly lat: number;
	readonly lon: number;
	readonly services: readonly string[];
	readonly opening_hours: readonly Hours[];
	readonly opening_exceptions: readonly unknown[];
	readonly visible: boolean;
}

const at = (code: string): string => `/stores/${encodeURIComponent(code)}`;

export const readStores = read<Items<Store>>('/stores');
export const readStore = (code: string): Read<Store> => read<Store>(at(code))();

/** Replaces what is known of a store, unless it has changed since it was read. */
export const saveStore = ({ code, ...store }: Store, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: at(code), body: store, ifMatch: version });
