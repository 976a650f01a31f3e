import type { Engine, Mapping } from '@titraj/connector';

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
	removeProduct(sku: string): void | Promise<void>;
	stockOf(sku: string): number | Promise<number>;
	/** All orders that it has, also doubled ones. */
	orders(): readonly TakenOrder[] | Promise<readonly TakenOrder[]>;
	/** Refuses new orders, as an engine does whose rules they break. */
	refuseOrders(isRefusing: boolean): void;
	ship(number: string, tracking: string): void | Promise<void>;
	/** Null if such a side cannot be told of it. */
	readonly cancel: ((number: string) => void | Promise<void>) | null;
	readonly refund: ((number: string, amount: string) => void | Promise<void>) | null;
	/** From now on changes come twice and newest first. */
	shuffle(): void;
	close(): Promise<void>;
}
