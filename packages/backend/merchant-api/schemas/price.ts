import Type, { type Static } from 'typebox';
import { AMOUNT } from './patterns.ts';
import { Clearable, Instant, Strict } from './text.ts';

/**
 * An amount in major units as a decimal string with a point: `"129.90"`, without thousands separators; never a float. Amounts with VAT have
 * at most two decimals. Amounts without VAT may have four; the gross amount is rounded half up.
 */
const Amount = Type.String({ pattern: AMOUNT });

/** A reduced price. An expired period means no sale; a future one is stored until it begins. */
const Sale = Strict({
	/** Lower than the regular price; with or without VAT like that price. */
	amount: Amount,
	/** Default: immediately. */
	from: Type.Optional(Instant),
	/** Default: no end. */
	to: Type.Optional(Instant),
});

/**
 * All prices of a product. Replaces earlier planned prices, also those that are not repeated. There is no field for the lowest price of 30
 * days: the server derives it only from the prices that the shop itself has shown.
 */
export const PriceInput = Strict({
	/** Regular price. */
	amount: Amount,
	/** The shop's currency; other currencies are refused, not converted. */
	currency: Type.String({ pattern: '^[A-Z]{3}$' }),
	vat_included: Type.Boolean(),
	/** A VAT rate of the shop's country; sets the product's tax class. Default: the rate of the product's current class. */
	vat_percent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
	/** Start of the regular price; until then the current one is kept. Default: immediately. Ignored for new products. */
	valid_from: Type.Optional(Instant),
	sale: Clearable(Sale),
});
export type PriceInput = Static<typeof PriceInput>;
