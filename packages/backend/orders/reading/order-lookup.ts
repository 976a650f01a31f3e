import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { type AttemptLimit, clearAttempts, takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { atLeast } from '../../platform/time/at-least.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { toIdentificator } from '../placing/to-identificator.ts';

const FREE = 8;
/** Wrong e-mails for one order, from any number of clients. */
const GUESSES = 10;
/** Links in a row to the address of one order; further ones are silently dropped until a wait is over. */
const LINKS = 3;
/** Minimum response time in milliseconds, longer than writing a mail takes. */
const ANSWER_MS = 150;

interface Lookup {
	readonly number: string;
	/** The visitor's address; the session if the storefront did not send one. */
	readonly client: string;
	/** The session, if it placed the order; null for any other. */
	readonly buyer: string | null;
}

/** Wrong attempts per client. The browser that placed the order has its own count, which strangers cannot use up. */
const ownLimit = ({ number, client, buyer }: Lookup): AttemptLimit =>
	buyer === null
		? { key: `order lookup from ${client}`, free: FREE, firstWait: 60 }
		: { key: `order lookup ${number} with ${buyer}`, free: FREE, firstWait: 60 };

/** Wrong attempts for one number, which strangers can use up: only where its owner gets a link instead, or where the address of whoever fails is unknown. */
const orderLimit = (number: string): AttemptLimit => ({ key: `order lookup ${number}`, free: GUESSES, firstWait: 60 });

/**
 * Number and e-mail must both match; the answer does not reveal which was wrong. After too many wrong e-mails for an order, other browsers than the buyer's are
 * answered by a mail to its address, if the shop sends mails.
 */
export const orderLookup: Handler<'_post_hapi_webshop_order_lookup'> = async (body, { db, config, client, session }) => {
	const number = body.number.trim();
	const order = await db
		.selectFrom('orders')
		.select(['id', 'code', 'number', 'email', 'market', 'user_id', 'status', 'session_id'])
		.where('number', '=', number)
		.executeTakeFirst();
	const isRight = order !== undefined && order.email === normaliseEmail(body.email);
	const buyer = order?.session_id === session.id ? session.id : null;
	const own = ownLimit({ number, client: client ?? session.id, buyer });
	const wait = await takeAttempt(db, [own]);
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts', retry_after: wait };
	const shared = buyer === null && (config.sendsMail || client === null) ? [orderLimit(number)] : [];
	const waitOfOrder = shared.length > 0 ? await takeAttempt(db, shared) : 0;
	if (waitOfOrder > 0 && !config.sendsMail) return { success: false, label_name: 'error_too_many_attempts', retry_after: waitOfOrder };
	if (waitOfOrder > 0) {
		await atLeast(ANSWER_MS, async () => {
			if (!isRight || (await takeAttempt(db, [{ key: `order link ${number}`, free: LINKS, firstWait: 600 }])) > 0) return;
			await db.transaction().execute((trx) => sendOrderNews(trx, 'lookup', { order, config }));
		});
		return { success: false, label_name: 'error_order_link_mailed' };
	}
	if (!isRight) return { success: false, label_name: 'error_order_not_found' };
	await clearAttempts(db, { forget: [], keep: [own, ...shared].map(({ key }) => key) });
	return { success: true, data: { order_identificator: toIdentificator(order) } };
};
