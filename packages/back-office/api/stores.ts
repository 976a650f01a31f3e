import type { Store } from '@titraj/backend/merchant-api/routes/store-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Store };

export type Hours = Store['opening_hours'][number];

const at = (code: string): string => `/stores/${encodeURIComponent(code)}`;

export const readStores = read<Items<Store>>('/stores');
export const readStore = (code: string): Read<Store> => read<Store>(at(code))();

/** Replaces what is known of a store, unless it has changed since it was read. */
export const saveStore = ({ code, ...store }: Store, version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: at(code), body: store, ifMatch: version });
