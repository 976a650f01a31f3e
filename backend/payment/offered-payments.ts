import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Currency } from '../money/currency.ts';
import { type PaymentRule, paymentRules } from './payment-rules.ts';

const NAME = 'payment_methods';
const DEFAULT = ['card', 'wallet', 'bank_transfer', 'cash_on_delivery', 'pay_in_store'];

/** The ways to pay that the shop has switched on, in their order. */
export async function readOfferedPayments(db: Kysely<Tables>, currency: Currency): Promise<PaymentRule[]> {
	const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
	const codes = Array.isArray(row?.value.codes) ? row.value.codes : DEFAULT;
	return paymentRules(currency).filter(({ code }) => codes.includes(code));
}

/** The switch, for an operator's script and for tests. */
export async function setOfferedPayments(db: Kysely<Tables>, codes: readonly string[]): Promise<void> {
	const value = JSON.stringify({ codes });
	await db
		.insertInto('settings')
		.values({ name: NAME, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
		.execute();
}
