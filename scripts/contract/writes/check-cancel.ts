import { endpoints } from '@titraj/contract/endpoints.ts';
import { findAnswerErrors } from '../calls/check-calls.ts';
import { expectStatus, expectSuccess, expectValue } from '../expect.ts';
import { type Finding, NOT_OFFERED, type Verdict } from '../finding.ts';
import { type Visitor, valueAt } from '../visitor.ts';

/** Cancels the order that the check placed, twice, and verifies that a guessed identifier cancels nothing. */
export async function checkCancel(
	guest: Visitor,
	{ order_identificator, number }: { readonly order_identificator: string; readonly number: string },
): Promise<Verdict> {
	const verdict = { group: 'writes', name: 'an order is cancelled by its identifier, once', part: 'extension' } as const;
	const stays = `Order ${number} stays. Cancel it in your system.`;
	if (!guest.has('_post_hapi_webshop_order_cancel')) return { ...verdict, findings: [], skipped: NOT_OFFERED, note: stays };
	const placed = await guest.ask('_get_hapi_webshop_order', { order_identificator });
	if (valueAt(placed.body, '$.data.may_cancel') !== true) return { ...verdict, findings: [], skipped: 'the order has may_cancel false', note: stays };
	return { ...verdict, findings: await cancel(guest, order_identificator) };
}

async function cancel(guest: Visitor, order_identificator: string): Promise<readonly Finding[]> {
	const guessed = await guest.ask('_post_hapi_webshop_order_cancel', { order_identificator: `${order_identificator.split('-')[0]}-no-such-code` });
	const first = await guest.ask('_post_hapi_webshop_order_cancel', { order_identificator });
	const again = await guest.ask('_post_hapi_webshop_order_cancel', { order_identificator });
	const after = await guest.ask('_get_hapi_webshop_order', { order_identificator });
	const reason = {
		consequence: 'A shopper cancels the order on its page, and it is shipped nevertheless.',
		fix: 'Cancel the order while may_cancel is true; return success true, also if it is already cancelled.',
	};
	return [
		...expectStatus(guessed, [404], {
			consequence: 'Anyone who tries order numbers in sequence can cancel the orders of other shoppers.',
			fix: 'Return 404 unless both id and code match the order.',
		}),
		...findAnswerErrors(endpoints._post_hapi_webshop_order_cancel, first),
		...expectSuccess(first, reason),
		...expectSuccess(again, reason),
		...expectValue(after, '$.data.status', { wanted: 'cancelled', isRight: (value) => value === 'cancelled' }, reason),
		...expectValue(
			after,
			'$.data.may_cancel',
			{ wanted: 'false', isRight: (value) => value === false },
			{ consequence: 'The page offers to cancel an order that is already cancelled.', fix: 'Return may_cancel false once the order is cancelled.' },
		),
	];
}
