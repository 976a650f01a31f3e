import type { ContentSource } from './content/content-source.ts';
import type { Engine } from './engine.ts';
import type { ErpFiles } from './files/erp-files.ts';
import type { Mapping } from './mapping/mapping.ts';
import type { OrderWish } from './orders/order-wish.ts';
import type { ShopAccess } from './shop/shop-client.ts';
import type { OrderView } from './shop/types.ts';

/** A merchant's connector: one file that exports it by default (docs/connect.md). */
export interface Connector<Product> {
	readonly shop: ShopAccess;
	readonly engine: Engine<Product>;
	readonly mapping: Mapping<Product>;
	/** What staff of the shop see of this connector; the engine's name by default. Two connectors of a shop need two names. */
	readonly name?: string;
	/** Folders of an ERP, if it works with files; then the engine is `filesEngine(files)`, and the mapping `NO_MAPPING`. */
	readonly files?: ErpFiles;
	/** Posts and pages of a CMS; then the engine is `contentOnly(name)`, and the mapping `NO_MAPPING`: products and orders are left alone. */
	readonly content?: ContentSource;
	/** File of the connector's state. */
	readonly state: string;
	/** Seconds between two rounds; 60 by default. A webhook starts one at once. */
	readonly every?: number;
	/** Hour of the day (local time) of the full comparison; 3 by default. Null: only by the command. */
	readonly compareAt?: number | null;
	/** Highest share of products, in percent, that a full comparison takes off sale; 20 by default. If more are missing, none. */
	readonly atMost?: number;
	/** ISO 8601 day or time: orders placed before it are acknowledged and not sent. By default all that were never acknowledged are sent. */
	readonly ordersFrom?: string;
	/** What the engine should have of an order; by default all that staff would prepare. */
	readonly wishOf?: (order: OrderView) => OrderWish;
	/** Whether a refund at the engine pays money back in the shop; otherwise it is listed for people. */
	readonly refunds?: 'pay' | 'list';
	/** Milliseconds after which the engine has certainly finished a call that it did not answer; 60,000 by default. Only then an order is looked up and sent again. */
	readonly settle?: number;
	/** Attempts after which an order or event is given up until it is retried by hand; 12 by default, over about a day. */
	readonly mostAttempts?: number;
	/** Port for webhooks of the engine and for `/health`; without it there are none. */
	readonly webhooks?: { readonly port: number; readonly host?: string };
}

/** Checks the types of a merchant's connector. */
export const defineConnector = <Product>(connector: Connector<Product>): Connector<Product> => connector;
