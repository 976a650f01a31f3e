import Type, { type Static } from 'typebox';
import { eraseByAddress } from '../../accounts/index.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { route } from '../http/route.ts';
import { Moment, Nothing, Nullable } from '../schemas/common.ts';
import { MailAddress, Strict } from '../schemas/text.ts';
import type { Database } from '../tables.ts';
import { BY_ADDRESS, readByAddress, UNFINISHED } from './personal-data.ts';

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
			const now = config.now();
			const orders = await guestOrders(db, email).selectAll().orderBy('id').execute();
			return { exported_at: now.toISOString(), email, customer: await findCustomer(db, email), ...(await readByAddress(db, { email, orders, now })) };
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
			const account = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
			if (account !== undefined) return new Refusal(409, 'Conflict', 'the address has an account: erase that');
			const open = await guestOrders(db, email).select('number').where('status', 'in', UNFINISHED).execute();
			if (open.length > 0) return new Refusal(409, 'Conflict', `orders are under way: ${open.map(({ number }) => number).join(', ')}`);
			await eraseByAddress(db, email);
			return { erased: true as const };
		},
	}),
];

const guestOrders = (db: Database, email: string) =>
	db
		.selectFrom('orders')
		.where('user_id', 'is', null)
		.where((eb) => eb(eb.fn('lower', ['email']), '=', email));

const findCustomer = async (db: Database, email: string): Promise<number | null> =>
	(await db.selectFrom('users').select('id').where('email', '=', email).where('role', 'is', null).executeTakeFirst())?.id ?? null;
