/** An order as reactions get it. */
export interface OrderEvent {
	/** Id of the event: the same if a failed reaction is called again, for systems that must not do something twice. */
	readonly id: string;
	/** Number of the order, as people see it. */
	readonly number: string;
	/** Status of the order now; it may have changed since the event. */
	readonly status: string;
	readonly email: string;
	/** Language in which it was placed. */
	readonly lang: string;
	/** ISO 4217 code. */
	readonly currency: string;
	/** Minor units, with everything. */
	readonly totalCents: number;
	readonly lines: readonly { readonly sku: string; readonly title: string; readonly quantity: number; readonly totalCents: number }[];
}

export interface ProductEvent {
	/** As in `OrderEvent`. */
	readonly id: string;
	readonly sku: string;
	readonly title: string;
	/** Pieces in stock now. */
	readonly quantity: number;
}

export interface ReactionTools {
	/** Environment variables: addresses and secrets of the merchant's other systems. */
	readonly variables: Readonly<Record<string, string | undefined>>;
	/** Ends when the backend stops: pass it to `fetch`. */
	readonly signal: AbortSignal;
}

/** What can be reacted to. Each event of an order happens once. */
export interface ShopEvents {
	readonly orderPlaced: OrderEvent;
	readonly orderPaid: OrderEvent;
	readonly orderShipped: OrderEvent;
	readonly orderCancelled: OrderEvent;
	/** A product was created or changed; changes that follow before the reaction are one event. */
	readonly productChanged: ProductEvent;
}

export type EventName = keyof ShopEvents;

/**
 * Reactions to events. They run in the backend, after the change is committed, at least once: one that throws is logged and called again, after pauses that grow
 * to six hours, until it succeeds.
 */
export type ReactionsDefinition = {
	readonly [Name in EventName]?: (event: ShopEvents[Name], tools: ReactionTools) => Promise<void> | void;
};
