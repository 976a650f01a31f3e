import { endpoints } from '@titraj/contract/endpoints.ts';
import { findAnswerErrors } from '../calls/check-calls.ts';
import { expectRefusal, expectValue } from '../expect.ts';
import { NOT_OFFERED, type Reason, type Verdict } from '../finding.ts';
import { itemsOf, type Visitor } from '../visitor.ts';
import { toGuestForm } from './guest-data.ts';

const TITLE = 'contract-check';

const BOOK: Reason = {
	consequence: 'Customers see an address book without their changes, and order to the wrong address.',
	fix: 'Return the whole book after each write.',
};

/** Checks that an address book stores an address, refuses an incomplete one, and deletes it. */
export async function checkAddresses(customer: Visitor): Promise<readonly Verdict[]> {
	const verdict = { group: 'writes', name: 'an address can be added to the address book and removed', part: 'extension' } as const;
	if (!customer.has('_get_hapi_auth_addresses', '_post_hapi_auth_addresses', '_delete_hapi_auth_addresses'))
		return [{ ...verdict, findings: [], skipped: NOT_OFFERED }];
	const { type: _, email: __, ...address } = toGuestForm('');
	const put = await customer.ask('_post_hapi_auth_addresses', { title: TITLE, ...address });
	const own = itemsOf(put.body).filter(({ title }) => title === TITLE);
	const empty = await customer.ask('_post_hapi_auth_addresses', { title: TITLE, ...address, street: '', city: '' });
	let last = put;
	for (const { id } of own) last = await customer.ask('_delete_hapi_auth_addresses', { id });
	const count = (wanted: number) => (value: unknown) => Array.isArray(value) && value.filter((row) => Object(row).title === TITLE).length === wanted;
	const findings = [
		...findAnswerErrors(endpoints._post_hapi_auth_addresses, put),
		...expectValue(put, '$.data.items', { wanted: `an address book with the address “${TITLE}”`, isRight: (value) => !count(0)(value) }, BOOK),
		...expectRefusal(empty, {
			consequence: 'An address without a street is stored, and can be chosen at checkout.',
			fix: 'Return success false with error_form_invalid, and the empty fields in errors.',
		}),
		...expectValue(last, '$.data.items', { wanted: `an address book without the address “${TITLE}”`, isRight: count(0) }, BOOK),
	];
	return [{ ...verdict, findings }];
}
