import { type CartState, clearNewsletter } from '../cart/index.ts';
import { askOptIn } from '../content/index.ts';
import type { Database } from '../platform/database/tables.ts';
import type { Call } from '../platform/http/handler.ts';

/** After the order is placed, sends a confirmation request to customers who ticked the newsletter box, and clears the box. */
export async function askNewsletter(trx: Database, { id, customer }: CartState, call: Call): Promise<void> {
	if (!customer.newsletter || customer.email === null) return;
	await askOptIn(trx, { email: customer.email }, call);
	await clearNewsletter(trx, id);
}
