import { definePriceRule } from '@titraj/contract/shop/define-price-rule.ts';

/** Gardeners (a group of the back office) pay three per cent less from ten euros on, rounded half up to cents. */
export const customerPrice = definePriceRule(({ cents, customer }) =>
	customer.groups.includes('Vrtlari') && cents >= 10_00 ? Math.round((cents * 97) / 100) : cents,
);
