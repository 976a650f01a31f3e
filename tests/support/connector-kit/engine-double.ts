import type { Engine, ErpFiles, Mapping } from '@titraj/connector';

/** A product of the other side, as the kit writes it. */
export interface GivenProduct {
	readonly sku: string;
	readonly title: string;
	/** Decimal string with VAT. */
	readonly price: string;
	readonly stock: number;
}

/** An order as the other side has it. */
export interface TakenOrder {
	readonly number: string;
	readonly isCancelled: boolean;
	readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** The other side of a connector, for the kit: a double, or a real server in a test. */
export interface EngineDouble<Product> {
	/** Where a proxy can stand between; null for sides that are no server. */
	readonly url: string | null;
	/** The connector's own code, which calls the address and gives up after `timeout` milliseconds. */
	connect(url: string, timeout: number): { readonly engine: Engine<Product>; readonly mapping: Mapping<Product> };
	putProduct(product: GivenProduct): void | Promise<void>;
	/** Null if it cannot say so by a list of everything. */
	readonly removeProduct: ((sku: string) => void | Promise<void>) | null;
	/** All orders that it has, also doubled ones. */
	orders(): readonly TakenOrder[] | Promise<readonly TakenOrder[]>;
	/** Refuses new orders, as an engine does whose rules they break; null for a folder. */
	readonly refuseOrders: ((isRefusing: boolean) => void) | null;
	/** What the connector reported at the other side, if it reports there. */
	report?(): string;
	readonly files?: ErpFiles;
	ship(number: string, tracking: string): void | Promise<void>;
	/** Null if such a side does not report cancellations. */
	readonly cancel: ((number: string) => void | Promise<void>) | null;
	readonly refund: ((number: string, amount: string) => void | Promise<void>) | null;
	/** From now on changes come twice and newest first. */
	shuffle(): void;
	close(): Promise<void>;
}
