import type { CartView } from '#lib/cart/cart.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney, formatPercent } from '#lib/platform/i18n/formats.ts';
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
	const { items, shipping, payment, coupons, tax, taxes, total } = totals;
	return (
		<>
			<dl className={styles['totals']} aria-busy={isRecalculating || undefined}>
				<dt>{t('cart.items')}</dt>
				<dd>{formatMoney(items, t.locale)}</dd>
				{coupons.map(({ code, title, amount }) => [
					<dt key={code}>
						{t('cart.coupon', { code })}
						{title && <small className={styles['couponTitle']}>{title}</small>}
					</dt>,
					<dd key={`${code} amount`} className={styles['discount']}>
						−{formatMoney(amount, t.locale)}
					</dd>,
				])}
				<dt>{t('cart.shipping')}</dt>
				{shipping || isDeliveryFree ? (
					<dd>{shipping && shipping.minor > 0 ? formatMoney(shipping, t.locale) : t('cart.free')}</dd>
				) : (
					<dd className={styles['muted']}>{t('cart.shipping_later')}</dd>
				)}
				{payment && payment.amount.minor > 0 && (
					<>
						<dt>{payment.title}</dt>
						<dd>{formatMoney(payment.amount, t.locale)}</dd>
					</>
				)}
				<dt className={styles['total']}>
					{t('cart.total')}
					{isRecalculating && (
						<small className={styles['status']} aria-hidden="true">
							{t('cart.recalculating')}
						</small>
					)}
				</dt>
				<dd className={styles['total']}>{formatMoney(total, t.locale)}</dd>
				{(taxes ?? [{ percent: null, amount: tax }]).map(({ percent, amount }) => [
					<dt key={percent} className={styles['muted']}>
						{percent === null ? t('cart.tax') : `${t('cart.tax')} ${formatPercent(percent, t.locale)}`}
					</dt>,
					<dd key={`${percent} amount`} className={styles['muted']}>
						{formatMoney(amount, t.locale)}
					</dd>,
				])}
			</dl>
			{isRecalculating !== undefined && (
				<p role="status" className="visually-hidden">
					{isRecalculating && t('cart.recalculating')}
				</p>
			)}
		</>
	);
}
