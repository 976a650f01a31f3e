import { findCart, ownerOf } from '../cart/cart-owner.ts';
import type { Handler } from '../http/handler.ts';
import { offeredPayments } from '../payment/offered-payments.ts';
import { toInstalments } from '../payment/payment-rules.ts';
import { toPaymentMethods } from '../payment/to-payment-methods.ts';
import { changeCart } from './change-cart.ts';
import { type CartState, loadCartState } from './load-cart-state.ts';
import { findPaymentFault } from './payment-fault.ts';
import { toPayable } from './to-payable.ts';

export const paymentMethods: Handler<'_get_hapi_webshop_payment'> = async (_query, call) => {
	const { db, config, session, currency, textLang } = call;
	const cart = await findCart(db, ownerOf(session));
	if (cart === undefined) return { success: true, data: { items: [], selected: null } };
	const state = await loadCartState(db, cart.id, call);
	const asked = { ...toPayable(state), totalCents: withoutCharge(state), lang: textLang, limits: config.orderLimits, now: config.now() };
	const items = toPaymentMethods(offeredPayments(config, currency), asked);
	return { success: true, data: { items, selected: state.payment?.rule.code ?? null } };
};

export const choosePayment: Handler<'_put_hapi_webshop_payment'> = ({ payment_code, instalments }, call) =>
	changeCart(call, async (trx, state) => {
		const rule = offeredPayments(call.config, call.currency).find(({ code }) => code === payment_code);
		if (rule === undefined || state.lines.length === 0) return 'error_payment_method';
		const totalCents = withoutCharge(state);
		const fault = findPaymentFault(rule, { ...toPayable(state), totalCents: totalCents + rule.cents }, call.config.orderLimits);
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
