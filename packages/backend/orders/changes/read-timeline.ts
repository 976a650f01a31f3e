import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Kinds of what happens to an order; the back office has a text for each. `unsent_mail`: the shop has not sent it, or not yet. */
export const HAPPENING_KINDS = ['status', 'payment', 'mail', 'unsent_mail', 'shipment', 'refund', 'return', 'withdrawal', 'staff'] as const;

/** Each is left out where it does not apply. */
export interface HappeningFacts {
	/** Code of the payment provider. */
	readonly provider?: string;
	readonly reference?: string;
	/** In the currency of the order. */
	readonly amount?: string;
	/** The day on which money arrived, as the statement or staff say. */
	readonly received_on?: string;
	readonly carrier?: string;
	readonly tracking_code?: string;
	readonly subject?: string;
	/** Why a mail was given up. */
	readonly error?: string;
}

export interface Happening {
	readonly at: Date;
	readonly kind: (typeof HAPPENING_KINDS)[number];
	/** The status, outcome, template or action. */
	readonly what: string;
	readonly text: string | null;
	/** What `text` is made of, for a sentence in another language. */
	readonly facts: HappeningFacts;
	/** Who of the staff did it; null for the customer, providers and the shop itself. */
	readonly by: string | null;
}

/** Everything that happened to an order, oldest first: statuses, payments, mails, shipments, refunds, returns, withdrawals, and what staff did. */
export async function readTimeline(db: Database, orderId: number): Promise<Happening[]> {
	const { rows } = await sql<Happening>`
		select at, kind, what, text, jsonb_strip_nulls(facts) as facts, by from (
			select created_at as at, 'status' as kind, status as what, note as text, '{}'::jsonb as facts, null as by, id as place, 1 as part from order_history where order_id = ${orderId}
			union all
			select created_at, 'payment', outcome, concat_ws(' ', provider, reference, round(amount_cents / 100.0, 2)::text),
				jsonb_build_object('provider', provider, 'reference', reference, 'amount', round(amount_cents / 100.0, 2)::text, 'received_on', received_on), null, id, 2 from payment_notices where order_id = ${orderId}
			union all
			select created_at, case when sent_at is null then 'unsent_mail' else 'mail' end, template, concat_ws(' – ', subject, case when failed_at is not null then last_error end),
				jsonb_build_object('subject', subject, 'error', case when failed_at is not null then last_error end), null, id, 6 from mails where order_id = ${orderId}
			union all
			select created_at, 'shipment', 'shipped', concat_ws(' ', carrier, tracking_code),
				jsonb_build_object('carrier', carrier, 'tracking_code', tracking_code), null, id, 3 from order_shipments where order_id = ${orderId}
			union all
			select r.created_at, 'refund', r.status, round(r.amount_cents / 100.0, 2)::text, jsonb_build_object('amount', round(r.amount_cents / 100.0, 2)::text, 'provider', p.provider), null, p.id, 4
				from payment_refunds r join order_payments p on p.id = r.payment_id where p.order_id = ${orderId}
			union all
			select created_at, 'return', 'received', note, '{}', null, id, 4 from order_returns where order_id = ${orderId}
			union all
			select created_at, 'withdrawal', 'received', 'OD-' || id, jsonb_build_object('reference', 'OD-' || id), null, id, 4 from withdrawals where order_id = ${orderId}
			union all
			select created_at, 'staff', kind, text, '{}', staff, id, 5 from order_notes where order_id = ${orderId}
		) happened order by at, part, place
	`.execute(db);
	return rows;
}
