/** What a shipping rule knows of a parcel and the way it is sent. Amounts are minor units of the currency, tax included. */
export interface ShippingFacts {
	/** Code of the shipping method. */
	readonly method: string;
	readonly kind: 'home' | 'pickup' | 'locker';
	/** ISO 4217 code. */
	readonly currency: string;
	/** Goods after coupons. */
	readonly goodsCents: number;
	readonly grams: number;
	/** Pieces that a merchant marked as bulky. */
	readonly bulkyPieces: number;
	/** Price by the merchant's tables: bands, free delivery and the surcharge for bulky goods. */
	readonly cents: number;
}

/**
 * Price of shipping in minor units. It is called wherever a price of shipping is shown or charged (promise on the product's page, estimate, cart, checkout, order), so
 * the same facts must always give the same price: no clock, no random numbers, no calls.
 */
export type ShippingRuleDefinition = (parcel: ShippingFacts) => number;

/** Declares how the shop prices shipping (docs/your-shop.md). The rule throws for a price that is no amount of money. */
export function defineShippingRule(rule: ShippingRuleDefinition): ShippingRuleDefinition {
	return (parcel) => {
		const cents = rule(parcel);
		if (!Number.isSafeInteger(cents) || cents < 0)
			throw new Error(`The shipping rule of the shop folder returned ${cents} for ${parcel.method}: it has to return cents, a whole number from 0.`);
		return cents;
	};
}
