import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { toIdentificator } from '../placing/to-identificator.ts';

const FREE = 8;

/** Number and e-mail must both match; the answer does not reveal which was wrong. Attempts are limited per client and per number. */
export const orderLookup: Handler<'_post_hapi_webshop_order_lookup'> = async (body, { db, client, session }) => {
	const number = body.number.trim();
	const wait = await takeAttempt(db, [
		{ key: `order lookup from ${client ?? session.id}`, free: FREE, firstWait: 60 },
		{ key: `order lookup ${number}`, free: 3 * FREE, firstWait: 60 },
	]);
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts', retry_after: wait };
	const email = normaliseEmail(body.email) ?? '';
	const order = await db.selectFrom('orders').select(['id', 'code']).where('number', '=', number).where('email', '=', email).executeTakeFirst();
	if (order === undefined) return { success: false, label_name: 'error_order_not_found' };
	return { success: true, data: { order_identificator: toIdentificator(order) } };
};
