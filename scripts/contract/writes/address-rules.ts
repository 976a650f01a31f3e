import { expectRefusal, expectValue } from '../expect.ts';
import type { Finding, Reason } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { toGuestForm } from './guest-data.ts';
import { CALLS, CUSTOMER, isText, STORED } from './order-calls.ts';

/** Rules of the address that a guest enters for an order. */
export const ADDRESS_RULES: readonly Rule[] = [
	{
		name: 'an address is stored character by character',
		needs: CALLS,
		check: async ({ guest, run }) => {
			const names = { first_name: 'Đurđa-Žaklina', last_name: 'O’Šćepanović', street: 'Ulica 1/„A“ & <b>B</b>', city: "Sv. Križ 'Začretje'" };
			await guest.ask(CUSTOMER, { ...toGuestForm(run), ...names });
			const asked = await guest.ask('_get_hapi_webshop_customer', { type: 'webshop.guest' });
			return Object.entries(names).flatMap(([name, text]) =>
				expectValue(asked, `$.data.delivery.${name}`, { wanted: JSON.stringify(text), isRight: (value) => value === text }, STORED),
			);
		},
	},
	{
		name: 'an address is visible to its own guest only',
		needs: CALLS,
		check: async ({ guest, run, another }) => {
			await guest.ask(CUSTOMER, toGuestForm(run));
			const asked = await (await another()).ask('_get_hapi_webshop_customer', { type: 'webshop.guest' });
			const reason: Reason = { consequence: 'Shoppers see name and address of another one.', fix: 'Store the customer with the session of the token.' };
			return [
				...expectValue(asked, '$.data.email', { wanted: 'null', isRight: isNothing }, reason),
				...expectValue(asked, '$.data.delivery', { wanted: 'null', isRight: isNothing }, reason),
				...expectValue(asked, '$.data.complete', { wanted: 'false', isRight: (value) => value === false }, reason),
			];
		},
	},
	{
		name: 'an address is refused with an e-mail that cannot receive mail',
		needs: CALLS,
		check: async ({ guest, run }) => {
			const findings: Finding[] = [];
			for (const email of ['ana', 'ana@', '@shop.example', 'ana anić@shop.example', 'ana@shop.example\nbcc: all@shop.example']) {
				const asked = await guest.ask(CUSTOMER, { ...toGuestForm(run), email });
				const reason: Reason = {
					consequence: 'The shopper does not get the confirmation of the order, or a stranger does.',
					fix: 'Check the e-mail; return success false with error_form_invalid, and errors.email.',
				};
				findings.push(...expectRefusal(asked, reason), ...expectValue(asked, '$.errors.email', { wanted: 'a label', isRight: isText }, reason));
			}
			return findings.slice(0, 4);
		},
	},
];

const isNothing = (value: unknown): boolean => value === null || value === undefined;
