import { Fragment, type ReactNode } from 'react';
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
export function CartTotals({ totals, isRecalculating, isDeliveryFree = false }: CartTotalsProps) {
	const t = useLabels();
	const { items, shipping, payment, coupons, tax, taxes, total, vouchers, toPay } = totals;
	const money = (amount: Money) => formatMoney(amount, t.locale);
	const toTaken = (taken: typeof coupons, label: 'cart.coupon' | 'cart.voucher') =>
		taken.map(({ code, title, amount }) =>
			toRow(
				<>
					{t(label, { code })}
					{title && <small className={styles['couponTitle']}>{title}</small>}
				</>,
				`−${money(amount)}`,
				{ amount: styles['discount'], key: code },
			),
		);
	const muted = styles['muted'];
	const strong = { title: styles['total'], amount: styles['total'] };
	return (
		<>
			<dl className={styles['totals']} aria-busy={isRecalculating || undefined}>
				{toRow(t('cart.items'), money(items))}
				{toTaken(coupons, 'cart.coupon')}
				{shipping || isDeliveryFree
					? toRow(t('cart.shipping'), shipping && shipping.minor > 0 ? money(shipping) : t('cart.free'))
					: toRow(t('cart.shipping'), t('cart.shipping_later'), { amount: muted })}
				{payment && payment.amount.minor > 0 && toRow(payment.title, money(payment.amount))}
				{toRow(
					<>
						{t('cart.total')}
						{isRecalculating && (
							<small className={styles['status']} aria-hidden="true">
								{t('cart.recalculating')}
							</small>
						)}
					</>,
					money(total),
					strong,
				)}
				{(taxes ?? [{ percent: null, amount: tax }]).map(({ percent, amount }) =>
					toRow(percent === null ? t('cart.tax') : `${t('cart.tax')} ${formatPercent(percent, t.locale)}`, money(amount), {
						...{ title: muted, amount: muted, key: percent },
					}),
				)}
				{toPay && [toTaken(vouchers ?? [], 'cart.voucher'), toRow(t('cart.to_pay'), money(toPay), strong)]}
			</dl>
			{isRecalculating !== undefined && (
				<p role="status" className="visually-hidden">
					{isRecalculating && t('cart.recalculating')}
				</p>
			)}
		</>
	);
}

interface RowStyles {
	readonly title?: string | undefined;
	readonly amount?: string | undefined;
	readonly key?: string | number | null;
}

const toRow = (title: ReactNode, amount: string, { title: ofTitle, amount: ofAmount, key = '' }: RowStyles = {}) => (
	<Fragment key={key}>
		<dt className={ofTitle}>{title}</dt>
		<dd className={ofAmount}>{amount}</dd>
	</Fragment>
);
