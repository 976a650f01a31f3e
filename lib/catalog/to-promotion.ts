import type { Promotion } from '@titraj/contract/promotion.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import type { PromotionOffer } from './promotion.ts';

export function toPromotion(wire: Promotion, currency: string): PromotionOffer {
	const { title, state, starts_on, ends_on, percent, coupon_code } = wire;
	const amount = toMoney(wire.amount, currency);
	const minimum = toMoney(wire.minimum_total, currency);
	const goods = [...(wire.category ? [wire.category] : []), ...wire.products];
	return {
		...{ title, state },
		...(starts_on && { from: starts_on }),
		...(ends_on && { to: ends_on }),
		...(percent !== null && { percent }),
		...(amount && { amount }),
		...(minimum && { minimum }),
		...(coupon_code && { coupon: coupon_code }),
		goods: goods.map(({ title: name, url_without_domain }) => ({ title: name, url: url_without_domain })),
	};
}
