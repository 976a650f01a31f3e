import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import Type from 'typebox';
import { THEMES, type Theme } from '../blueprints/blueprint.ts';
import { readJson } from '../load/read-json.ts';
import type { Random } from '../random.ts';

type Badges = SourceProduct['badges'];

const Coupon = Type.Object({ code: Type.String(), percent: Type.Integer(), themes: Type.Array(Type.Enum(THEMES)) }, { additionalProperties: false });

/** Coupons that the demo shop shows on cards, with the matching products. */
const COUPONS = readJson('coupons.json', Type.Array(Coupon));

const COUPON_SHARE = 0.2;

export function toBadges(random: Random, product: { isNew: boolean; reduced: boolean; theme: Theme }): Badges {
	const coupon = COUPONS.find(({ themes }) => themes.includes(product.theme));
	const withCoupon = random.chance(COUPON_SHARE) && !product.reduced;
	return [
		...(product.isNew ? [{ code: 'novo', title: 'Novo' }] : []),
		...(coupon && withCoupon ? [{ code: 'kupon', title: `−${coupon.percent} % s kuponom`, coupon_code: coupon.code }] : []),
	];
}
