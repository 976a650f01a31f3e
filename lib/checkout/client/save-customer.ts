import type { CartCustomer } from '@titraj/contract/checkout.ts';
import type { BodyOf } from '#lib/platform/client/api-calls.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { isOffered } from '#lib/platform/i18n/is-offered.ts';
import type { CheckoutStepLink } from '../checkout-screens.ts';
import { changeCartData, forgetCart, noteCartCustomer } from './change-cart-data.ts';
import { chooseLikelyPayment } from './choose-likely-payment.ts';

export type CustomerBody = BodyOf<'POST', '/api/hapi/webshop/customer'>;

/**
 * Sends the customer step; errors are returned by field. Then each parcel gets its default delivery method and, in shops without a payment
 * step, the cart gets the most likely payment method (Spec 7, Customer POST, parcel default shipping; Spec 2, General rules).
 */
export async function saveCustomer(body: CustomerBody, steps: readonly CheckoutStepLink[]): Promise<Result<CartCustomer>> {
	const epoch = readStateHint()?.epoch;
	const answer = await fetchApi('/api/hapi/webshop/customer', { method: 'POST', body });
	if (!answer.ok) return answer;
	noteCartCustomer(answer.data, epoch);
	const shown = isOffered('default_shipping') ? await changeCartData('/api/hapi/webshop/parcel-default-shipping', { method: 'POST', body: {} }) : null;
	if (!steps.some(({ step }) => step === 'payment') && isOffered('payment_choice')) await chooseLikelyPayment();
	else if (!shown?.ok) await forgetCart();
	return answer;
}
