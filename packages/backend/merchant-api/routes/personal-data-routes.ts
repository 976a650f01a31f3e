import Type, { type Static } from 'typebox';
import { eraseByAddress, findAccountId, findCustomerId } from '../../accounts/index.ts';
import { findUnfinished, readGuestOrders } from '../../orders/reading/index.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { route } from '../http/route.ts';
import { Moment, Nothing, Nullable } from '../schemas/common.ts';
import { MailAddress, Strict } from '../schemas/text.ts';
import { BY_ADDRESS, readByAddress } from './personal-data.ts';

const SCOPES = ['customers:write'] as const;

const OfAddress = Strict({
	...{ exported_at: Moment, email: Type.String() },
	/** Customer whose account has the address: `/customers/{id}/export` has everything. */
	customer: Nullable(Type.Integer()),
	/** Orders are those that were placed without an account. */
	...BY_ADDRESS,
});
export type PersonalData = Static<typeof OfAddress>;

export const PERSONAL_DATA_ROUTES = [
	route({
		...{ method: 'POST', path: '/personal-data/export', operationId: 'exportPersonalData', scopes: SCOPES, changesNothing: true, answersSecret: true },
		summary: 'What the shop stores by an e-mail address, also of somebody without an account, for a request by the GDPR (articles 15 and 20)',
		params: Nothing,
		query: Nothing,
		body: Strict({ email: MailAddress }),
		response: OfAddress,
		async handle({ db, config, body }) {
			const email = body.email.trim().toLowerCase();
			const [now, orders] = [config.now(), await readGuestOrders(db, email)];
			return { exported_at: now.toISOString(), email, customer: await findCustomerId(db, email), ...(await readByAddress(db, { email, orders, now })) };
		},
	}),
	route({
		...{ method: 'POST', path: '/personal-data/erasure', operationId: 'erasePersonalData', inOneTransaction: true, scopes: SCOPES, logsNoState: true },
		summary: 'Erases what the shop stores by an e-mail address without an account; orders and papers stay, as accounting law asks',
		params: Nothing,
		query: Nothing,
		body: Strict({ email: MailAddress }),
		response: Strict({ erased: Type.Literal(true) }),
		// Without the address, which is to be gone.
		sensitive: () => ({ hr: 'obrisani podaci osobe bez računa', en: 'data of a person without an account were erased' }),
		async handle({ db, body }) {
			const email = body.email.trim().toLowerCase();
			if ((await findAccountId(db, email)) !== null) return new Refusal(409, 'Conflict', 'the address has an account: erase that');
			const open = await findUnfinished(db, { guest: email });
			if (open.length > 0) return new Refusal(409, 'Conflict', `orders are under way: ${open.join(', ')}`);
			await eraseByAddress(db, email);
			return { erased: true as const };
		},
	}),
];
