import { randomUUID } from 'node:crypto';
import { expectRefusal, expectSuccess, expectValue } from '../expect.ts';
import { NOT_OFFERED, type Verdict } from '../finding.ts';
import { findWrongSums } from '../sums.ts';
import { newGuest, type Visitor, valueAt } from '../visitor.ts';

/** Checks that a wrong coupon is refused, and that a valid one, if given, reduces the total and can be removed. */
export async function checkCoupon(visitor: Visitor, cartCode: string, { coupon }: { readonly coupon: string | null }): Promise<readonly Verdict[]> {
	const wrong = { group: 'writes', name: 'a wrong coupon is refused', part: 'extension' } as const;
	const right = { group: 'writes', name: 'a coupon reduces the total and can be removed', part: 'extension' } as const;
	if (!visitor.has('_post_hapi_webshop_coupon', '_delete_hapi_webshop_coupon'))
		return [wrong, right].map((verdict) => ({ ...verdict, findings: [], skipped: NOT_OFFERED }));
	const guest = await newGuest(visitor);
	await guest.ask('_post_hapi_webshop_product', { shopping_cart_code: cartCode, qty: 1, request_id: randomUUID() });
	const refused = expectRefusal(await guest.ask('_post_hapi_webshop_coupon', { code: 'NO-SUCH-COUPON-7F3A' }), {
		consequence: 'A mistyped code reduces the total, or the shopper sees a general error instead of “there is no such coupon”.',
		fix: 'Return success false with error_coupon_invalid_code.',
	});
	const verdicts: Verdict[] = [{ ...wrong, findings: refused }];
	verdicts.push(
		coupon === null
			? { ...right, findings: [], skipped: 'pass a coupon that reduces the product with --coupon CODE' }
			: { ...right, findings: await useCoupon(guest, coupon) },
	);
	await guest.ask('_delete_hapi_webshop_product', { shopping_cart_code: cartCode, request_id: randomUUID() });
	return verdicts;
}

async function useCoupon(guest: Visitor, code: string): Promise<Verdict['findings']> {
	const before = Number(valueAt((await guest.ask('_get_hapi_webshop_cart', {})).body, '$.data.total.total'));
	const put = await guest.ask('_post_hapi_webshop_coupon', { code });
	const refused = expectSuccess(put, {
		consequence: 'Shoppers cannot use their coupon.',
		fix: `Accept ${code} for this product, or pass another coupon or product with --coupon CODE, --product CODE.`,
	});
	if (refused.length > 0) return refused;
	const removed = await guest.ask('_delete_hapi_webshop_coupon', { code });
	return [
		...findWrongSums(put),
		...findWrongSums(removed),
		...expectValue(
			put,
			'$.data.total.total',
			{ wanted: `less than ${before}`, isRight: (value) => Number(value) < before },
			{
				consequence: 'The cart shows the coupon, and charges the full price.',
				fix: 'Subtract the coupon from total.total, and list it in total.extraitems with its amount.',
			},
		),
		...expectValue(
			removed,
			'$.data.total.total',
			{ wanted: `${before}, as without the coupon`, isRight: (value) => Number(value) === before },
			{
				consequence: 'A removed coupon still counts, or the full price is not restored.',
				fix: 'Recompute the total after each change of the cart.',
			},
		),
	];
}
