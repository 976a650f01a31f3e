import type { FileStore } from './file-store.ts';
import type { FileEncoding } from './text-encoding.ts';

/** A kind of product file, and what the shop's import has to know of it (docs/import.md). */
export interface FeedKind {
	/** Of the file's name. */
	readonly match: RegExp;
	/** The mapping file as a value; left out for formats that need none. */
	readonly mapping?: Readonly<Record<string, unknown>>;
	/** The file lists everything on sale: products that are missing go off sale. */
	readonly complete?: boolean;
	/** The files list what changed, and may be much shorter than the last one: that is no reason to ask. */
	readonly varies?: boolean;
}

/** Files between the shop and an ERP. Folders are relative to the store. */
export interface ErpFiles {
	readonly name?: string;
	/** Opened for each round. */
	readonly open: () => Promise<FileStore>;
	/** Where the ERP puts files: `in` by default. They are moved to `done` or `failed` below it, each with a report. */
	readonly inFolder?: string;
	/** Where orders go: `orders` by default. The ERP takes them away. */
	readonly orderFolder?: string;
	/** Where the connector notes which orders it handed over: `sent` by default. */
	readonly sentFolder?: string;
	/** Products, stock and prices, each kind by its names. */
	readonly feeds: readonly FeedKind[];
	/** Names of files that say what became of orders. */
	readonly fulfilments?: RegExp;
	/** Words of the ERP for what happens to orders, in lower case: `{ poslano: 'shipped' }`. */
	readonly words?: Readonly<Record<string, FulfilmentWord>>;
	readonly orders?: OrderFormat;
	/** Milliseconds between two looks at a file that may still be written; 2,000 by default. */
	readonly stableAfter?: number;
	/** Ending of the file that the ERP adds when a file is complete, such as `.ok`; safer than two looks. */
	readonly marker?: string;
}

export interface OrderFormat {
	/** `xml` by default. */
	readonly format?: 'xml' | 'csv';
	/** `utf-8` by default. */
	readonly encoding?: FileEncoding;
	/** Of amounts; `.` by default. */
	readonly decimal?: '.' | ',';
}

/** What a row says about an order. `accepted`: the ERP has taken it. `refused`: it does not want it, and people have to look. */
export type FulfilmentWord = 'accepted' | 'refused' | 'shipped' | 'ready_for_pickup' | 'completed' | 'cancelled' | 'returned' | 'refunded';
