import type { ReactNode } from 'react';
import type { CartView } from '#lib/cart/cart.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney, formatPercent } from '#lib/platform/i18n/formats.ts';
import type { Money } from '#lib/platform/money/money.ts';
import styles from './CartTotals.module.css';

interface CartTotalsProps extends Pick<CartView, 'totals'> {
	/** The totals are the last known ones: the cart has changed. */
	readonly isRecalculating?: boolean;
	/** Delivery is free, though no method is chosen yet. */
	readonly isDeliveryFree?: boolean;
}

/** The totals of a cart, line by line. */
export function CartTotals({ totals, isRecalculating, isDeliveryFree }: CartTotalsProps) {
	const t = useLabels();
	const { items, shipping, payment, coupons, tax, taxes, total, vouchers, toPay } = totals;
	const toRow = (key: string | number | null, title: ReactNode, amount: Money | string, ofAmount?: string, ofTitle = ofAmount) => [
		<dt key={key} className={ofTitle}>
			{title}
		</dt>,
		<dd key={`${key} sum`} className={ofAmount}>
			{typeof amount === 'string' ? amount : formatMoney(amount, t.locale)}
		</dd>,
	];
	const toTaken = (taken: typeof coupons, label: 'cart.coupon' | 'cart.voucher') =>
		taken.map(({ code, title, amount }) =>
			toRow(
				code,
				<>
					{t(label, { code })}
					{title && <small>{title}</small>}
				</>,
				`−${formatMoney(amount, t.locale)}`,
				styles['discount'],
				'',
			),
		);
	const isKnown = shipping || isDeliveryFree;
	return (
		<>
			<dl className={styles['totals']} aria-busy={isRecalculating || undefined}>
				{toRow('items', t('cart.items'), items)}
				{toTaken(coupons, 'cart.coupon')}
				{toRow(
					'shipping',
					t('cart.shipping'),
					shipping?.minor ? shipping : t(isKnown ? 'cart.free' : 'cart.shipping_later'),
					isKnown ? '' : styles['muted'],
					'',
				)}
				{!!payment?.amount.minor && toRow('payment', payment.title, payment.amount)}
				{toRow(
					'total',
					<>
						{t('cart.total')}
						{isRecalculating && <small aria-hidden="true">{t('cart.recalculating')}</small>}
					</>,
					total,
					styles['total'],
				)}
				{(taxes ?? [{ percent: null, amount: tax }]).map(({ percent, amount }) =>
					toRow(percent, [t('cart.tax'), percent !== null && ` ${formatPercent(percent, t.locale)}`], amount, styles['muted']),
				)}
				{toPay && [toTaken(vouchers ?? [], 'cart.voucher'), toRow('to_pay', t('cart.to_pay'), toPay, styles['total'])]}
			</dl>
			{isRecalculating !== undefined && (
				<p role="status" className="visually-hidden">
					{isRecalculating && t('cart.recalculating')}
				</p>
			)}
		</>
	);
}
