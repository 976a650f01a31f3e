import type { Connector } from '../connector.ts';
import type { ShopClient } from '../shop/shop-client.ts';
import type { State } from '../state/state.ts';

/** What the steps of one round share. */
export interface Round<Product> {
	readonly connector: Connector<Product>;
	readonly shop: ShopClient;
	readonly state: State;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Nothing is written on either side, and the state stays. */
	readonly dryRun: boolean;
	readonly log: (line: LogLine) => void;
	/** True once the process is to end: steps stop before their next call. */
	readonly isEnding: () => boolean;
}

/** One line of JSON. */
export type LogLine = { readonly event: string } & Readonly<Record<string, string | number | boolean | null>>;
