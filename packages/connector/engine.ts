import type { OrderView } from './shop/types.ts';

/** Products of the engine that changed, one per sku: an engine with variations gives each of them. */
export interface ChangePage<Product> {
	readonly products: readonly Product[];
	/** Ids of products that the engine no longer has. */
	readonly removed?: readonly string[];
	/** Where the next page begins, as the engine understands it. */
	readonly cursor: string;
	readonly isLast: boolean;
}

interface Piece {
	readonly sku: string;
	readonly quantity: number;
}

/** What the engine did with one of our orders. */
export type FulfilmentChange =
	| {
			readonly kind: 'shipped';
			/** All that has not left if left out. */
			readonly lines?: readonly Piece[] | undefined;
			readonly carrier?: string | undefined;
			readonly tracking_code?: string | undefined;
			readonly tracking_url?: string | undefined;
	  }
	| { readonly kind: 'ready_for_pickup' }
	| { readonly kind: 'completed' }
	| { readonly kind: 'cancelled'; readonly reason: string; readonly lines?: readonly Piece[] | undefined }
	/** `lines` came back, of which all are sellable. */
	| { readonly kind: 'returned'; readonly lines: readonly Piece[] }
	/** The engine does not want the order: people have to look. */
	| { readonly kind: 'refused'; readonly reason: string }
	/** `amount` is a decimal string with VAT. */
	| { readonly kind: 'refunded'; readonly amount: string };

/** Parts of an order that can change after it was sent: the addresses, the store or locker where it is collected, and the goods with their delivery. */
export type OrderPart = 'address' | 'place' | 'goods';

export interface FulfilmentEvent {
	/** Unique for the change: events with an id that was taken before are ignored. */
	readonly id: string;
	/** Our order number. */
	readonly number: string;
	readonly change: FulfilmentChange;
}

export interface FulfilmentPage {
	readonly events: readonly FulfilmentEvent[];
	readonly cursor: string;
	readonly isLast: boolean;
}

export interface WebhookRequest {
	/** Lower-case names. */
	readonly headers: Readonly<Record<string, string | undefined>>;
	/** As received: signatures are made over these bytes. */
	readonly body: Buffer;
}

/** A webhook is only a hint: what it names is read again, so that doubled, late and reordered ones change nothing. */
export interface Hint {
	/** Products that changed. */
	readonly productIds: readonly string[];
}

/**
 * The other side: an engine, an ERP, another shop. Calls throw a `CallError`, whose outcome says whether the call may have been done; any other error counts as
 * `unclear`.
 */
export interface Engine<Product> {
	readonly name: string;
	/** Key of a product at the other side. */
	idOf(product: Product): string;
	/** Changes after the cursor, oldest first; null for the first run, which reads everything. */
	readChanges(cursor: string | null): Promise<ChangePage<Product>>;
	/** Everything that it sells, for the full comparison. */
	readAll(): AsyncIterable<readonly Product[]>;
	/** Products by id, for webhooks. Ids that it does not return are gone. */
	readProducts?(ids: readonly string[]): Promise<readonly Product[]>;
	/** Writes what has to exist before the order counts as begun; for sides where sending is a rename. */
	prepareOrder?(order: OrderView): Promise<void>;
	/** Id of our order, by its number; null if it is not there. Asked before an order is sent again. */
	findOrder(order: OrderView): Promise<string | null>;
	/** Creates the order and returns its id there. */
	sendOrder(order: OrderView): Promise<string>;
	/** Cancels an order that the customer or staff cancelled in the shop. Without it, such orders are listed for people. */
	cancelOrder?(id: string, order: OrderView): Promise<void>;
	/**
	 * Changes an order that it has to what the order is now; the same call twice changes it once. Without it, such orders are listed for people.
	 */
	changeOrder?(id: string, order: OrderView, parts: readonly OrderPart[]): Promise<void>;
	readFulfilments(cursor: string | null): Promise<FulfilmentPage>;
	/** Checks the signature; null for a request that is not from the engine. */
	readWebhook?(request: WebhookRequest): Hint | null;
}
