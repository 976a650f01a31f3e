import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import { changeCart } from '../change-cart.ts';
import { waitsForStock } from '../delivery/parcel-days.ts';
import { type CartState, loadCartState } from '../pricing/load-cart-state.ts';
import { offeredPayments, reachablePayments } from '../pricing/offered-payments.ts';
import { findPaymentError } from '../pricing/payment-error.ts';
import { toInstalments, voucherRule } from '../pricing/payment-rules.ts';
import { toPayable } from '../pricing/to-payable.ts';
import { readLastPayment, suggestPayment } from './suggest-payment.ts';
import { toPaymentMethods } from './to-payment-methods.ts';

export const paymentMethods: Handler<'_get_hapi_webshop_payment'> = async (_query, call) => {
	const { db, config, session, currency, lang, textLang } = call;
	const cart = await findCart(db, ownerOf(session));
	if (cart === undefined) return { success: true, data: { items: [], selected: null, suggested: null } };
	const state = await loadCartState(db, cart.id, call);
	const asked = {
		...{ ...toPayable(state), totalCents: withoutCharge(state), waitsForStock: waitsForStock(state.lines) },
		...{ market: lang, textLang, limits: config.orderLimits, now: config.now() },
	};
	const rules = isCovered(state) ? [voucherRule(currency)] : reachablePayments(offeredPayments(config, currency), state.plan);
	const items = toPaymentMethods(rules, asked);
	const suggested = suggestPayment(items, await readLastPayment(db, session.user_id));
	return { success: true, data: { items, selected: state.payment?.rule.code ?? null, suggested } };
};

export const choosePayment: Handler<'_put_hapi_webshop_payment'> = ({ payment_code, instalments }, call) =>
	changeCart(call, async (trx, state) => {
		// Nothing is left to choose.
		if (payment_code === GIFT_VOUCHER && isCovered(state)) return null;
		const rule = offeredPayments(call.config, call.currency).find(({ code }) => code === payment_code);
		if (rule === undefined || state.lines.length === 0) return 'error_payment_method';
		const totalCents = withoutCharge(state);
		const error = findPaymentError(rule, { ...toPayable(state), totalCents: totalCents + rule.cents }, call.config.orderLimits);
		if (error !== null) return error;
		const isOffered = !instalments || toInstalments(rule, totalCents).some(({ count }) => count === instalments);
		if (!isOffered) return 'error_payment_instalments';
		await trx
			.updateTable('carts')
			.set({ payment_code, instalments: instalments || null })
			.where('id', '=', state.id)
			.execute();
		return null;
	});

const isCovered = ({ payment }: CartState): boolean => payment?.rule.code === GIFT_VOUCHER;

const withoutCharge = ({ price, toPay }: CartState): number => Math.max(0, toPay - price.payment);
