import { endpoints } from '@titraj/contract/endpoints.ts';
import { findAnswerErrors } from '../calls/check-calls.ts';
import { expectRefusal, expectValue } from '../expect.ts';
import { type Finding, NOT_OFFERED, type Reason, type Verdict } from '../finding.ts';
import { type Asked, itemsOf, newGuest, type Visitor, valueAt } from '../visitor.ts';

const has = (code: string, count: number) => ({
	wanted: count === 0 ? `a list without ${code}` : `${code} once`,
	isRight: (value: unknown) => Array.isArray(value) && value.filter((row) => Object(row).shopping_cart_code === code).length === count,
});

/** Checks that a wishlist stores a product once and removes it. */
export async function checkWishlist(visitor: Visitor, code: string): Promise<readonly Verdict[]> {
	const verdict = { group: 'writes', name: 'a product can be added to the wishlist once and removed', part: 'extension' } as const;
	if (!visitor.has('_get_hapi_wishlist', '_post_hapi_wishlist', '_delete_hapi_wishlist')) return [{ ...verdict, findings: [], skipped: NOT_OFFERED }];
	const guest = await newGuest(visitor);
	const request = { model: 'catalogproduct', code, qty: 1 };
	const put = await guest.ask('_post_hapi_wishlist', request);
	const again = await guest.ask('_post_hapi_wishlist', request);
	const read = await guest.ask('_get_hapi_wishlist', {});
	const id = itemsOf(read.body).find((row) => row['shopping_cart_code'] === code)?.['id'];
	const removed = await guest.ask('_delete_hapi_wishlist', { id });
	const findings = [
		...findAnswerErrors(endpoints._post_hapi_wishlist, put),
		...expectValue(again, '$.data.items', has(code, 1), HEART),
		...expectValue(read, '$.data.items', has(code, 1), HEART),
		...expectValue(removed, '$.data.items', has(code, 0), HEART),
		...findSameVersion(put, removed),
		...expectRefusal(await guest.ask('_post_hapi_wishlist', { ...request, code: 'no-such-product-7f3a' }), GONE),
	];
	return [{ ...verdict, findings }];
}

const HEART: Reason = {
	consequence: 'The heart of a product shows the wrong state, and changes when the page is reloaded.',
	fix: 'Store one item per product in the list of the session, and return the whole list after each write.',
};
const GONE: Reason = {
	consequence: 'A product that was just deleted is saved, or the shopper sees a general error.',
	fix: 'Return success false with error_wishlist_product (error_compare_product for the comparison).',
};

function findSameVersion(before: Asked, after: Asked): readonly Finding[] {
	const version = valueAt(before.body, '$.data.version');
	return expectValue(
		after,
		'$.data.version',
		{ wanted: `more than ${String(version)}, the previous version`, isRight: (value) => Number(value) > Number(version) },
		{
			consequence: 'The storefront ignores the response as outdated: a removed product stays on the list until the page is reloaded.',
			fix: 'Add one to version with each change of the list.',
		},
	);
}

/** Checks that a comparison stores a product once and removes it. */
export async function checkCompare(visitor: Visitor, code: string): Promise<readonly Verdict[]> {
	const verdict = { group: 'writes', name: 'a product can be added to the comparison once and removed', part: 'extension' } as const;
	if (!visitor.has('_get_hapi_compare', '_post_hapi_compare', '_delete_hapi_compare')) return [{ ...verdict, findings: [], skipped: NOT_OFFERED }];
	const guest = await newGuest(visitor);
	const put = await guest.ask('_post_hapi_compare', { shopping_cart_code: code });
	await guest.ask('_post_hapi_compare', { shopping_cart_code: code });
	const read = await guest.ask('_get_hapi_compare', { mode: 'normal' });
	const removed = await guest.ask('_delete_hapi_compare', { shopping_cart_code: code });
	const findings = [
		...findAnswerErrors(endpoints._post_hapi_compare, put),
		...expectValue(read, '$.data.items', has(code, 1), HEART),
		...expectValue(removed, '$.data.items', has(code, 0), HEART),
		...expectRefusal(await guest.ask('_post_hapi_compare', { shopping_cart_code: 'no-such-product-7f3a' }), GONE),
	];
	return [{ ...verdict, findings }];
}
