import type { Handler } from '../../platform/http/handler.ts';
import { notifyMerchant } from '../../platform/mail/merchant/notify-merchant.ts';
import { hasWrittenEnough, readEmail, tidyText } from './form-texts.ts';

const MESSAGES_AN_HOUR = 5;

/** Stores a message to the shop. If the honeypot field is filled in, the message is dropped with the usual response. */
export const sendContactMessage: Handler<'_post_hapi_contact_message'> = async (body, { db, session, config }) => {
	const name = tidyText(body.name);
	const message = tidyText(body.message);
	const email = readEmail(body.email);
	const errors = {
		...(name.length < 2 && { name: 'error_contact_name' }),
		...(email === null && { email: 'error_email' }),
		...(message.length < 10 && { message: 'error_contact_message' }),
	};
	if (email === null || Object.keys(errors).length > 0) return { success: false, label_name: 'error_contact', errors };
	if (body.website) return { success: true, data: { received: true } };
	const now = config.now();
	if (await hasWrittenEnough(db, 'contact_messages', { sessionId: session.id, now, limit: MESSAGES_AN_HOUR }))
		return { success: false, label_name: 'error_too_many' };
	const order_number = tidyText(body.order_number ?? '') || null;
	await db.transaction().execute(async (trx) => {
		await trx
			.insertInto('contact_messages')
			.values({ session_id: session.id, name, email, subject: body.subject, order_number, message, created_at: now })
			.execute();
		await notifyMerchant(trx, { kind: 'message', name, email, orderNumber: order_number, message }, config);
	});
	return { success: true, data: { received: true } };
};
