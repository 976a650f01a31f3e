import Type, { type Static } from 'typebox';
import { Nullable } from './envelope.ts';
import { field } from './field.ts';

/** How an order is paid (Spec 3, Cart). */
export const PaymentType = Nullable(Type.Union([Type.Literal('redirect'), Type.Literal('direct_credit_cart_form'), Type.Literal('credit_cart_form')]));
export type PaymentType = Static<typeof PaymentType>;

const PAYMENT_TYPE =
	'`redirect`: a payment is opened, and the browser goes to the provider or submits its form. `direct_credit_cart_form`: the browser goes to `redirect_url_on_created`. `credit_cart_form`: the shop’s own page shows the provider’s card form.';
/** A `payment_type` field; `none` documents when it is null. */
export const paymentType = (none: string) => field(PaymentType, `${PAYMENT_TYPE} ${none}`);
