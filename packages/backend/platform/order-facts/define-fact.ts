import type { TakeBackWay } from '@titraj/contract/take-back.ts';
import type { Generated } from 'kysely';
import type { Static, TSchema } from 'typebox';
import type { Currency } from '../market/currency.ts';
import type { Market } from '../market/market.ts';

/** A sentence in each language of the shop: the market of Austria reads the German one, that of Montenegro the Serbian one. */
export type Sentence = Readonly<Record<Exclude<Market, 'at' | 'me'>, string>>;

/** Data that is computed when an order or one of its lines is written, and stored with it (0186). */
export interface Fact<Name extends string, Schema extends TSchema, Source> {
	/** Its column, and its name in the merchant API. It never changes. */
	readonly name: Name;
	/** Values other than null. */
	readonly schema: Schema;
	/** Meaning and unit, and when it is null, for the description of the merchant API. */
	readonly about: string;
	/** Whether the CSV of orders has a column for it; facts of lines have none. */
	readonly exported?: true;
	/** Value to store; null if there is none. */
	of(source: Source): Static<Schema> | null;
	/** What customers and staff read about it; null if a value needs no sentence. Left out for a fact that is shown in a way of its own. */
	text?(value: Static<Schema>): Sentence | null;
}

/** A line that is written, whether a cart or staff ordered it. */
export interface OrderedLine {
	readonly sku: string;
	readonly quantity: number;
	readonly category: string;
	readonly manufacturer: string | null;
	readonly bulky: boolean;
	/** Weight of one piece; null if it is not known. */
	readonly weightGrams: number | null;
	/** Pieces that are not in stock, with the days that were stated for them. */
	readonly backorder: { readonly qty: number; readonly days: number | null } | null;
	/** How an old appliance is taken back, if the customer chose it. */
	readonly takeBack: TakeBackWay | null;
}

/** An order that is written. */
export interface OrderedGoods {
	readonly market: Market;
	readonly currency: Currency;
	readonly totalCents: number;
	readonly lines: readonly OrderedLine[];
	readonly shippingCode: string;
	readonly paymentCode: string;
	/** Null for one payment. */
	readonly instalments: number | null;
	/** Whether the customer was signed in. */
	readonly isSignedIn: boolean;
	/** Whether a company is invoiced. */
	readonly isCompany: boolean;
}

/** Declares a fact of an order's line (docs/adding.md). */
export const defineLineFact = <const Name extends string, Schema extends TSchema>(fact: Fact<Name, Schema, OrderedLine>) => fact;

/** Declares a fact of an order. */
export const defineOrderFact = <const Name extends string, Schema extends TSchema>(fact: Fact<Name, Schema, OrderedGoods>) => fact;

/** A fact of any table. */
export type AnyFact = Fact<string, TSchema, never>;

/** Columns that facts result in. */
export type FactColumns<Facts extends readonly AnyFact[]> = { [One in Facts[number] as One['name']]: Generated<Static<One['schema']> | null> };

/** Values of facts, as they are stored. */
export type FactValues<Facts extends readonly AnyFact[]> = { [One in Facts[number] as One['name']]: Static<One['schema']> | null };
