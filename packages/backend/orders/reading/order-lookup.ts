import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { type AttemptLimit, clearAttempts, takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { toIdentificator } from '../placing/to-identificator.ts';

const FREE = 8;

interface Lookup {
	readonly number: string;
	/** The visitor's address; the session if the storefront did not send one. */
	readonly client: string;
	/** The session, if it placed the order; null for any other. */
	readonly buyer: string | null;
}

/** Wrong attempts per client and per number. The browser that placed the order has its own count, which strangers cannot use up. */
const limitsOf = ({ number, client, buyer }: Lookup): AttemptLimit[] =>
	buyer === null
		? [
				{ key: `order lookup from ${client}`, free: FREE, firstWait: 60 },
				{ key: `order lookup ${number}`, free: 3 * FREE, firstWait: 60 },
			]
		: [{ key: `order lookup ${number} with ${buyer}`, free: FREE, firstWait: 60 }];

/** Number and e-mail must both match; the answer does not reveal which was wrong. */
export const orderLookup: Handler<'_post_hapi_webshop_order_lookup'> = async (body, { db, client, session }) => {
	const number = body.number.trim();
	const order = await db.selectFrom('orders').select(['id', 'code', 'email', 'session_id']).where('number', '=', number).executeTakeFirst();
	const limits = limitsOf({ number, client: client ?? session.id, buyer: order?.session_id === session.id ? session.id : null });
	const wait = await takeAttempt(db, limits);
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts', retry_after: wait };
	if (order === undefined || order.email !== normaliseEmail(body.email)) return { success: false, label_name: 'error_order_not_found' };
	await clearAttempts(db, { forget: [], keep: limits.map(({ key }) => key) });
	return { success: true, data: { order_identificator: toIdentificator(order) } };
};
