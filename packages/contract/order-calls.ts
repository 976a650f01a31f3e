import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Nullable, Price } from './envelope.ts';
import { field } from './field.ts';
import { OrderStatus, PaymentStatus } from './order-status.ts';
import { Order } from './orders.ts';
import { PaymentMethod } from './payment-methods.ts';
import { paymentType } from './payment-type.ts';

export const order_identificator = field(Type.String({ maxLength: 120 }), 'Identifier `{id}-{code}` of an order; a wrong one is 404.');
export const retry_after = field(Type.Optional(Type.Integer()), 'Seconds to wait before another attempt; only with `error_too_many_attempts`.');
const new_payment = field(
	Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
	'1 requests the payment methods for another attempt after a failed payment; for create-payment, 1 starts another attempt.',
);
const payment_methods = field(
	Type.Array(PaymentMethod, { default: [] }),
	'Payment methods for another attempt; empty unless `new_payment=1` and another attempt is allowed.',
);

export const OrderQuery = Type.Object({ order_identificator, new_payment });

/** An order, opened by its code. */
export const OpenOrder = Type.Object(
	{
		...Order.properties,
		payment_methods,
	},
	{ description: 'An order in full, opened by its code.' },
);
export type OpenOrder = Static<typeof OpenOrder>;
export const OpenOrderAnswer = Envelope(OpenOrder);

export const OrderStatusAnswer = Envelope(
	Type.Object({
		order_identificator: field(Type.String(), 'Identifier `{id}-{code}` of the order, in addresses (Spec 2).'),
		number: field(Type.String(), 'Number of the order, as shown to shoppers.'),
		status: field(OrderStatus, 'Status of the order.'),
		payment_status: field(PaymentStatus, 'Payment status of the order.'),
		payment_type: paymentType('Null: it is not paid on a page.'),
		may_retry: field(Type.Boolean(), 'True if a failed payment may be tried again.'),
		payment_methods,
	}),
);

export const CreatePaymentQuery = Type.Object({
	order_identificator,
	new_payment,
	payment_code: field(Type.Optional(Type.String({ maxLength: 40 })), 'Code of another payment method, with `new_payment=1`.'),
	instalments: field(Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })), 'Number of instalments of the new payment; left out for one payment.'),
	return_url: field(
		Type.Optional(Type.String({ maxLength: 500 })),
		'URL of the shop to which the provider returns the shopper; `{provider}` is replaced by the provider’s code.',
	),
	callback_url: field(
		Type.Optional(Type.String({ maxLength: 500 })),
		'URL of the shop that the provider’s server calls; `{provider}` is replaced by the provider’s code.',
	),
});
/** Payment creation response (Spec 3). */
export const CreatePaymentAnswer = Envelope(
	Type.Object({
		provider: field(Type.String(), 'Code of the provider; webhooks of the payment contain it.'),
		payment_type: paymentType('Null: it is not paid on a page.'),
		hidden_form: field(
			Nullable(Type.String()),
			'HTML of one form that the browser submits to the provider. The shop extracts its address and hidden fields; the host must be one of PAYMENT_HOSTS. Null if there is none.',
		),
		redirect_url: field(
			Nullable(Type.String()),
			'URL of the provider for the browser, on a host of PAYMENT_HOSTS. Null if there is none; if both are null, no payment page follows.',
		),
	}),
);

export const PaymentWebhookBody = Type.Object({
	...BodyBase,
	provider: field(Type.String({ maxLength: 40 }), 'Code of the provider, from the called address.'),
	kind: field(
		Type.Union([Type.Literal('callback'), Type.Literal('return')]),
		'`callback` comes from the provider’s server, `return` from the shopper’s browser.',
	),
	fields: field(
		Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 2000 })),
		'Names and values of the message: fields of a form or of the query, texts and numbers of a JSON object. Empty for other bodies.',
	),
	message: field(
		Type.Optional(
			Type.Object({
				method: field(Type.Union([Type.Literal('GET'), Type.Literal('POST')]), 'Method of the request.'),
				address: field(Type.String({ maxLength: 500 }), 'The called address with the shop’s own host, without its query.'),
				query: field(Type.String({ maxLength: 16_384 }), 'Query of the called address, unchanged, without its question mark.'),
				headers: field(
					Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 8192 })),
					'Headers of the request, with names in lower case; without cookies.',
				),
				body: field(Type.String({ maxLength: 400_000 }), 'The bytes of the body as Base64: signatures are computed over them.'),
			}),
		),
		'The request of the provider, unchanged. Left out by callers that have only fields.',
	),
});
export const PaymentWebhookAnswer = Envelope(
	Type.Object({
		order_identificator: field(Type.String(), 'Identifier `{id}-{code}` of the order that the webhook is about.'),
		payment_status: field(PaymentStatus, 'Current payment status of the order.'),
		order_status: field(OrderStatus, 'Current status of that order.'),
		may_retry: field(Type.Boolean(), 'True if a failed payment may be tried again.'),
	}),
);

export const CancelOrderBody = Type.Object({ ...BodyBase, order_identificator });
export const CancelOrderAnswer = Envelope(
	Type.Object({
		status: field(OrderStatus, 'Status of the order: `cancelled`.'),
		is_paid: field(Type.Boolean(), 'True if it was paid: the shop has to refund the payment.'),
	}),
);

const payee = {
	name: field(Type.String(), 'Name of the person or company.'),
	street: field(Type.String(), 'Street and number.'),
	place: field(Type.String(), 'Postcode and town.'),
};
/** Data of an order's payment slip (D27). */
export const PaymentTransfer = Type.Object(
	{
		order_number: field(Type.String(), 'Number of the order to be paid.'),
		amount: field(Price, 'Data of the bank transfer.'),
		payer: field(Type.Object(payee), 'Recipient of the invoice.'),
		recipient: field(Type.Object(payee), 'Recipient of the payment.'),
		iban: field(Type.String(), 'Account of the company.'),
		model: field(Type.String(), 'Model of the reference on a Croatian slip, such as `HR00`.'),
		reference: field(Type.String(), 'Reference of the payment, by which the transfer is found.'),
		purpose: field(Type.String(), 'ISO 20022 purpose code, such as `OTHR`.'),
		description: field(Type.String(), 'Text of the transfer.'),
		pay_until: field(Type.String(), 'ISO 8601 day until which the transfer is expected; goods that the order holds are reserved until then.'),
	},
	{ description: 'Data of a payment slip; its 2D code (HUB-3) contains the same.' },
);
export type PaymentTransfer = Static<typeof PaymentTransfer>;
export const PaymentTransferQuery = Type.Object({ order_identificator });
export const PaymentTransferAnswer = Envelope(PaymentTransfer);

export const OrderLookupBody = Type.Object({
	...BodyBase,
	number: field(Type.String({ maxLength: 40 }), 'Number of the order, as typed.'),
	email: field(Type.String({ maxLength: 254 }), 'E-mail of the order.'),
});
export const OrderLookupAnswer = Type.Object({
	...Envelope(Type.Object({ order_identificator: field(Type.String(), 'Identifier `{id}-{code}` of the order that was found.') })).properties,
	retry_after,
});
