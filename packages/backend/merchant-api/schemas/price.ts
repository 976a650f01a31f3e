import Type, { type Static } from 'typebox';
import { AMOUNT } from './patterns.ts';
import { Clearable, Instant, Strict } from './text.ts';

/**
 * An amount in major units as a decimal string with a point: `"129.90"`, never a float and never with a thousands separator. An amount with VAT has two decimals at
 * most; one without may have four, and is rounded half up once VAT is on it.
 */
export const Amount = Type.String({ pattern: AMOUNT });

/** A reduced price. A period that is over is no sale; one to come is kept until it begins. */
const Sale = Strict({
	/** Below the regular price, with VAT or without it as the regular one is. */
	amount: Amount,
	/** Begins at once where left out. */
	from: Type.Optional(Instant),
	/** Has no set end where left out. */
	to: Type.Optional(Instant),
});

/**
 * What a product costs. It is the whole truth of its prices: what was planned before and is not named again is dropped. There is no field for the lowest price of 30
 * days: the server derives it from the prices that it has itself shown, and from nothing else.
 */
export const PriceInput = Strict({
	/** Regular price. */
	amount: Amount,
	/** The currency that the shop keeps its prices in; another one is refused, never converted. */
	currency: Type.String({ pattern: '^[A-Z]{3}$' }),
	vat_included: Type.Boolean(),
	/** A VAT rate of the shop's country; sets the product's tax class. Default: the rate of the product's current class. */
	vat_percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
	/** The regular price is valid from then on; until then the present one stays. At once where left out, and for a product that is new. */
	valid_from: Type.Optional(Instant),
	sale: Clearable(Sale),
});
export type PriceInput = Static<typeof PriceInput>;
