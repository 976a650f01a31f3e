import { type Kysely, sql } from 'kysely';
import type { CartState } from '../cart/pricing/load-cart-state.ts';
import { askOptIn } from '../content/forms/newsletter.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Call } from '../platform/http/handler.ts';

/** After the order is placed, sends a confirmation request to customers who ticked the newsletter box, and clears the box. */
export async function askNewsletter(trx: Kysely<Tables>, { id, customer }: CartState, call: Call): Promise<void> {
	if (!customer.newsletter || customer.email === null) return;
	await askOptIn(trx, { email: customer.email }, call);
	await trx.updateTable('cart_customers').set({ data: sql`data || '{"newsletter":false}'` }).where('cart_id', '=', id).execute();
}
