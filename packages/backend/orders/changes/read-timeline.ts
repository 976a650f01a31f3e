import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Kinds of what happens to an order; the back office has a text for each. `unsent_mail`: the shop has not sent it, or not yet. */
export const HAPPENING_KINDS = ['status', 'payment', 'mail', 'unsent_mail', 'shipment', 'refund', 'return', 'withdrawal', 'staff'] as const;

export interface Happening {
	readonly at: Date;
	readonly kind: (typeof HAPPENING_KINDS)[number];
	/** The status, outcome, template or action. */
	readonly what: string;
	readonly text: string | null;
	/** Who of the staff did it; null for the customer, providers and the shop itself. */
	readonly by: string | null;
}

/** Everything that happened to an order, oldest first: statuses, payments, mails, shipments, refunds, returns, withdrawals, and what staff did. */
export async function readTimeline(db: Database, orderId: number): Promise<Happening[]> {
	const { rows } = await sql<Happening>`
		select at, kind, what, text, by from (
			select created_at as at, 'status' as kind, status as what, note as text, null as by, id as place, 1 as part from order_history where order_id = ${orderId}
			union all
			select created_at, 'payment', outcome, concat_ws(' ', provider, reference, round(amount_cents / 100.0, 2)::text), null, id, 2 from payment_notices where order_id = ${orderId}
			union all
			select created_at, case when sent_at is null then 'unsent_mail' else 'mail' end, template, concat_ws(' – ', subject, case when failed_at is not null then last_error end), null, id, 6 from mails where order_id = ${orderId}
			union all
			select created_at, 'shipment', 'shipped', concat_ws(' ', carrier, tracking_code), null, id, 3 from order_shipments where order_id = ${orderId}
			union all
			select r.created_at, 'refund', r.status, round(r.amount_cents / 100.0, 2)::text, null, p.id, 4
				from payment_refunds r join order_payments p on p.id = r.payment_id where p.order_id = ${orderId}
			union all
			select created_at, 'return', 'received', note, null, id, 4 from order_returns where order_id = ${orderId}
			union all
			select created_at, 'withdrawal', 'received', 'OD-' || id, null, id, 4 from withdrawals where order_id = ${orderId}
			union all
			select created_at, 'staff', kind, text, staff, id, 5 from order_notes where order_id = ${orderId}
		) happened order by at, part, place
	`.execute(db);
	return rows;
}
