import { findCart, ownerOf } from '../cart/cart-owner.ts';
import type { Handler } from '../http/handler.ts';
import { readOfferedPayments } from '../payment/offered-payments.ts';
import { toInstalments } from '../payment/payment-rules.ts';
import { toPaymentMethods } from '../payment/to-payment-methods.ts';
import { changeCart } from './change-cart.ts';
import { type CartState, loadCartState } from './load-cart-state.ts';
import { findPaymentFault } from './payment-fault.ts';

export const paymentMethods: Handler<'_get_hapi_webshop_payment'> = async (_query, call) => {
	const { db, session, currency, textLang } = call;
	const cart = await findCart(db, ownerOf(session));
	if (cart === undefined) return { success: true, data: { items: [], selected: null } };
	const state = await loadCartState(db, cart.id, call);
	const shippingCode = state.shipping?.rule.code ?? null;
	const items = toPaymentMethods(await readOfferedPayments(db, currency), { shippingCode, totalCents: withoutCharge(state), lang: textLang });
	return { success: true, data: { items, selected: state.payment?.rule.code ?? null } };
};

export const choosePayment: Handler<'_put_hapi_webshop_payment'> = ({ payment_code, instalments }, call) =>
	changeCart(call, async (trx, state) => {
		const rule = (await readOfferedPayments(trx, call.currency)).find(({ code }) => code === payment_code);
		if (rule === undefined || state.lines.length === 0) return 'error_payment_method';
		const totalCents = withoutCharge(state);
		const fault = findPaymentFault(rule, { shippingCode: state.shipping?.rule.code ?? null, totalCents: totalCents + rule.cents });
		if (fault !== null) return fault;
		const isOffered = !instalments || toInstalments(rule, totalCents).some(({ count }) => count === instalments);
		if (!isOffered) return 'error_payment_instalments';
		await trx
			.updateTable('carts')
			.set({ payment_code, instalments: instalments || null })
			.where('id', '=', state.id)
			.execute();
		return null;
	});

const withoutCharge = ({ price }: CartState): number => price.total - price.payment;
