import Type, { type Static } from 'typebox';
import { PaymentType } from './cart.ts';
import { PaymentMethod } from './checkout.ts';
import { BodyBase, Envelope, Nullable, Price } from './envelope.ts';
import { Order, OrderStatus, PaymentStatus } from './orders.ts';

const Identificator = Type.String({ maxLength: 120 });
const Flag = Type.Integer({ minimum: 0, maximum: 1 });

/** `{id}-{code}`; a wrong one is 404. `new_payment=1` asks for the ways in which a failed payment may be tried again. */
export const OrderQuery = Type.Object({ order_identificator: Identificator, new_payment: Type.Optional(Flag) });

/** An order for whoever has its code. */
export const OpenOrder = Type.Object({
	...Order.properties,
	/** May be withdrawn from by the form (D28). */
	may_withdraw: Type.Boolean(),
	/** Empty unless `new_payment=1` and the payment may be tried again. */
	payment_methods: Type.Array(PaymentMethod),
});
export type OpenOrder = Static<typeof OpenOrder>;
export const OpenOrderAnswer = Envelope(OpenOrder);

/** What a page that waits for a bank asks again and again. */
export const OrderStatusAnswer = Envelope(
	Type.Object({
		order_identificator: Type.String(),
		number: Type.String(),
		status: OrderStatus,
		payment_status: PaymentStatus,
		payment_type: PaymentType,
		may_retry: Type.Boolean(),
		payment_methods: Type.Array(PaymentMethod),
	}),
);

/**
 * Creates the payment of an order, or gives the one that is under way. With `new_payment=1` a failed one is tried again, in another way if
 * `payment_code` says so. `return_url` and `callback_url` are the shop's own, for the provider, whose code stands for `{provider}` in them.
 */
export const CreatePaymentQuery = Type.Object({
	order_identificator: Identificator,
	new_payment: Type.Optional(Flag),
	payment_code: Type.Optional(Type.String({ maxLength: 40 })),
	instalments: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
	return_url: Type.Optional(Type.String({ maxLength: 500 })),
	callback_url: Type.Optional(Type.String({ maxLength: 500 })),
});
/**
 * Payment creation response (Spec 3). `hidden_form` is HTML of the provider; both null: nothing is left to be paid on a page. Refusals:
 * `error_empty_payment_form`, `error_payment_done`, `error_payment_method`.
 */
export const CreatePaymentAnswer = Envelope(
	Type.Object({ provider: Type.String(), payment_type: PaymentType, hidden_form: Nullable(Type.String()), redirect_url: Nullable(Type.String()) }),
);

/** What a provider sent, untouched. `callback`: from its server; `return`: by the shopper's browser. Forged: `error_payment_signature`. */
export const PaymentNoticeBody = Type.Object({
	...BodyBase,
	provider: Type.String({ maxLength: 40 }),
	kind: Type.Union([Type.Literal('callback'), Type.Literal('return')]),
	fields: Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 2000 })),
});
export const PaymentNoticeAnswer = Envelope(
	Type.Object({ order_identificator: Type.String(), payment_status: PaymentStatus, order_status: OrderStatus, may_retry: Type.Boolean() }),
);

/** What the payment slip of an order says (D27). */
export const PaymentTransfer = Type.Object({
	order_number: Type.String(),
	amount: Price,
	payer: Type.Object({ name: Type.String(), street: Type.String(), place: Type.String() }),
	recipient: Type.Object({ name: Type.String(), street: Type.String(), place: Type.String() }),
	iban: Type.String(),
	model: Type.String(),
	reference: Type.String(),
	purpose: Type.String(),
	description: Type.String(),
	/** ISO 8601 day until which the goods are kept. */
	pay_until: Type.String(),
});
export type PaymentTransfer = Static<typeof PaymentTransfer>;
export const PaymentTransferQuery = Type.Object({ order_identificator: Identificator });
/** `error_payment_transfer` for an order that is not paid this way, or does not wait for money. */
export const PaymentTransferAnswer = Envelope(PaymentTransfer);

const Email = Type.String({ maxLength: 254 });
const OrderNumber = Type.String({ maxLength: 40 });

/** A guest's look-up. Wrong number and wrong e-mail answer alike: `error_order_not_found`; too many: `error_too_many_attempts`. */
export const OrderLookupBody = Type.Object({ ...BodyBase, number: OrderNumber, email: Email });
export const OrderLookupAnswer = Type.Object({
	...Envelope(Type.Object({ order_identificator: Type.String() })).properties,
	retry_after: Type.Optional(Type.Integer()),
});

/**
 * Withdrawal from a purchase in two steps (D28): without `confirm` it is checked and read back, with it received, once. The answer does not
 * say whether such an order exists: a withdrawal counts by being sent.
 */
export const WithdrawalBody = Type.Object({
	...BodyBase,
	name: Type.String({ maxLength: 200 }),
	number: OrderNumber,
	email: Email,
	items: Type.Optional(Type.String({ maxLength: 2000 })),
	confirm: Type.Optional(Type.Boolean()),
});
export const WithdrawalAnswer = Type.Object({
	...Envelope(
		Type.Object({
			step: Type.Union([Type.Literal('confirm'), Type.Literal('received')]),
			name: Type.String(),
			number: Type.String(),
			email: Type.String(),
			items: Nullable(Type.String()),
			/** When it was received, and under which number; null before. */
			datetime: Nullable(Type.String()),
			reference: Nullable(Type.String()),
		}),
	).properties,
	retry_after: Type.Optional(Type.Integer()),
});
