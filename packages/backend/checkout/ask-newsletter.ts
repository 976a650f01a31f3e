import { type Kysely, sql } from 'kysely';
import { askOptIn } from '../content/newsletter.ts';
import type { Tables } from '../database/tables.ts';
import type { Call } from '../http/handler.ts';
import type { CartState } from './load-cart-state.ts';

/** The newsletter box, once the order stands: whoever ticked it is asked to confirm by mail. It is empty the next time. */
export async function askNewsletter(trx: Kysely<Tables>, { id, customer }: CartState, call: Call): Promise<void> {
	if (!customer.newsletter || customer.email === null) return;
	await askOptIn(trx, { email: customer.email }, call);
	await trx.updateTable('cart_customers').set({ data: sql`data || '{"newsletter":false}'` }).where('cart_id', '=', id).execute();
}
