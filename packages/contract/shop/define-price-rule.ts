/** What a price rule knows of a product and of the signed-in customer who sees it. Amounts are cents of euros, tax included. */
export interface PriceFacts {
	readonly sku: string;
	/** Price without sales and groups. */
	readonly regularCents: number;
	/** What the customer pays by the back office: the lowest of sale, campaign and groups. */
	readonly cents: number;
	readonly customer: {
		readonly id: number;
		/** Names of the groups that staff made it a member of. */
		readonly groups: readonly string[];
	};
}

/**
 * What a signed-in customer pays for one piece, in cents. It is called wherever such a price is shown or charged (product, lists, cart, order), so the same
 * facts must always give the same price: no clock, no random numbers, no calls. It can lower a price, never raise it.
 */
export type PriceRuleDefinition = (facts: PriceFacts) => number;

/** Declares how the shop prices goods for customers (docs/your-shop.md). The rule throws for a price that is no amount of money. */
export function definePriceRule(rule: PriceRuleDefinition): PriceRuleDefinition {
	return (facts) => {
		const cents = rule(facts);
		if (!Number.isSafeInteger(cents) || cents < 0)
			throw new Error(`The price rule of the shop folder returned ${cents} for ${facts.sku}: it has to return cents, a whole number from 0.`);
		return Math.min(cents, facts.cents);
	};
}
