import type { SourceProduct } from '../../platform/source/catalog.ts';
import type { Theme } from '../blueprint.ts';
import type { Random } from '../random.ts';

type Badges = SourceProduct['badges'];

/** Coupons that the demo shop hands out on the card, and the goods they go with. */
export const DEMO_COUPONS: readonly { code: string; percent: number; themes: readonly Theme[] }[] = [
	{ code: 'MJERI10', percent: 10, themes: ['bench', 'tool'] },
	{ code: 'ZVUK15', percent: 15, themes: ['audio'] },
	{ code: 'STOL10', percent: 10, themes: ['furniture', 'input'] },
];

const FREE_DELIVERY_FROM_CENTS = 6_000;
const COUPON_SHARE = 0.2;

export function toBadges(random: Random, product: { isNew: boolean; isBest: boolean; cents: number; reduced: boolean; theme: Theme }): Badges {
	const coupon = DEMO_COUPONS.find(({ themes }) => themes.includes(product.theme));
	const withCoupon = random.chance(COUPON_SHARE) && !product.reduced;
	return [
		...(product.isNew ? [{ code: 'novo', title: 'Novo' }] : []),
		...(product.isBest ? [{ code: 'najprodavanije', title: 'Najprodavanije' }] : []),
		...(product.cents >= FREE_DELIVERY_FROM_CENTS ? [{ code: 'besplatna-dostava', title: 'Besplatna dostava' }] : []),
		...(coupon && withCoupon ? [{ code: 'kupon', title: `−${coupon.percent} % s kuponom`, coupon_code: coupon.code }] : []),
	];
}
