import type { ReactNode } from 'react';
import { formatMoney } from '../texts/format.ts';
import { t } from '../texts/text.ts';

interface Props {
	readonly totals: Readonly<Record<'items' | 'discount' | 'shipping' | 'payment_fee' | 'vat' | 'total', string>>;
	readonly currency: string;
	/** What gift vouchers pay, and what is left to pay. */
	readonly vouchers?: { readonly to_pay: string; readonly vouchers: readonly { readonly code_end: string; readonly amount: string }[] };
}

/** Sums of an order; those that are zero are left out. */
export function OrderSums({ totals, currency, vouchers }: Props): ReactNode {
	const sums = [
		[t('order.items'), totals.items],
		[t('order.discount'), totals.discount === '0.00' ? '0.00' : `-${totals.discount}`],
		[t('order.shipping'), totals.shipping],
		[t('order.fee'), totals.payment_fee],
	] as const;
	return (
		<dl className="sums">
			{sums
				.filter(([, amount]) => amount !== '0.00')
				.map(([title, amount]) => (
					<div key={title}>
						<dt>{title}</dt>
						<dd className="number">{formatMoney(amount, currency)}</dd>
					</div>
				))}
			<div data-sum="total">
				<dt>{t('order.total')}</dt>
				<dd className="number">{formatMoney(totals.total, currency)}</dd>
			</div>
			{vouchers?.vouchers.map(({ code_end, amount }) => (
				<div key={code_end}>
					<dt>{t('order.voucher', { code: code_end })}</dt>
					<dd className="number">{formatMoney(`-${amount}`, currency)}</dd>
				</div>
			))}
			{vouchers && vouchers.vouchers.length > 0 && (
				<div data-sum="total">
					<dt>{t('order.to-pay')}</dt>
					<dd className="number">{formatMoney(vouchers.to_pay, currency)}</dd>
				</div>
			)}
			<div>
				<dt>{t('order.vat')}</dt>
				<dd className="number">{formatMoney(totals.vat, currency)}</dd>
			</div>
		</dl>
	);
}
