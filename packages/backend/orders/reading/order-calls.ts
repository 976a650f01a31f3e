import type { Order } from '@titraj/contract/orders.ts';
import { messageOf, type ProviderMessage } from '@titraj/contract/shop/provider-message.ts';
import type { Selectable } from 'kysely';
import { toPaymentMethods } from '../../cart/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call, Handler, RequestOf } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { readBalance } from '../money/read-balances.ts';
import { createPayment } from '../payment/create-payment.ts';
import { handlePaymentWebhook } from '../payment/handle-payment-webhook.ts';
import { repeatable } from '../payment/switch-method.ts';
import { findOrderByIdentificator } from './find-order.ts';
import { readOrder } from './read-order.ts';

type OrderRow = Selectable<Tables['orders']>;

export const getOrder: Handler<'_get_hapi_webshop_order'> = async (query, call) => {
	const row = await findOrderByIdentificator(call.db, query.order_identificator);
	if (row === null) return notFound('order');
	const order = await readOrder(call.db, row, call.config, call.lang);
	return {
		success: true,
		data: { ...order, payment_methods: await methodsOf(row, order, { query, call }) },
	};
};

export const getOrderStatus: Handler<'_get_hapi_webshop_order_status'> = async (query, call) => {
	const row = await findOrderByIdentificator(call.db, query.order_identificator);
	if (row === null) return notFound('order');
	const order = await readOrder(call.db, row, call.config);
	const { order_identificator, number, status, payment } = order;
	const payment_methods = await methodsOf(row, order, { query, call });
	const { status: payment_status, payment_type, may_retry } = payment;
	return { success: true, data: { order_identificator, number, status, payment_status, payment_type, may_retry, payment_methods } };
};

export const getCreatePayment: Handler<'_get_hapi_webshop_create_payment'> = async (query, { db, config }) => {
	const row = await findOrderByIdentificator(db, query.order_identificator);
	if (row === null) return notFound('order');
	const created = await createPayment({ db, config }, row.id, {
		isRetry: query.new_payment === 1,
		payment_code: query.payment_code ?? null,
		instalments: query.instalments ?? null,
		returnUrl: query.return_url ?? '',
		callbackUrl: query.callback_url ?? '',
	});
	if (!created.ok) return { success: false, label_name: created.label };
	const { provider, rule, opened } = created;
	return { success: true, data: { provider, payment_type: rule.type, hidden_form: opened.hiddenForm, redirect_url: opened.redirectUrl } };
};

export const postPaymentWebhook: Handler<'_post_hapi_webshop_payment_notice'> = async ({ provider, kind, fields, message }, { db, config }) => {
	const handled = await handlePaymentWebhook({ db, config }, { provider, kind, message: message === undefined ? messageOf(fields) : toMessage(message) });
	if (handled.kind === 'nothing') return { success: true };
	const row = handled.kind === 'refused' ? null : await findOrderByIdentificator(db, handled.identificator);
	if (row === null) return { success: false, label_name: 'error_payment_signature' };
	const { order_identificator, payment, status } = await readOrder(db, row, config);
	return { success: true, data: { order_identificator, payment_status: payment.status, order_status: status, may_retry: payment.may_retry } };
};

type SentMessage = NonNullable<RequestOf<'_post_hapi_webshop_payment_notice'>['message']>;

const toMessage = ({ body, ...message }: SentMessage): ProviderMessage => ({ ...message, body: Buffer.from(body, 'base64') });

async function methodsOf(row: OrderRow, order: Order, { query, call }: { query: { new_payment?: number | undefined }; call: Call }) {
	if (query.new_payment !== 1 || !order.payment.may_retry) return [];
	const { lang: market, textLang, config } = call;
	const totalCents = (await readBalance(call.db, row.id)).toPay;
	const payable = { shipping: 'placed' as const, country: null, totalCents, pieces: 0 };
	const asked = { ...payable, market, textLang, limits: config.orderLimits, now: config.now(), waitsForStock: false };
	return toPaymentMethods(repeatable(row, totalCents, config), asked);
}
