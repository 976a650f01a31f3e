import { CartTotals } from '#components/commerce/CartTotals.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { CartView } from '#lib/domain/cart.ts';
import { formatMoney } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { CouponForm } from './CouponForm.tsx';
import { Estimate } from './Estimate.tsx';
import styles from './Screen.module.css';

interface CartSummaryProps {
	readonly cart: CartView | undefined;
	readonly checkoutUrl: string | undefined;
	readonly reload: () => Promise<void>;
	/** Keeps the cart; a mail brings it back. */
	readonly onSave: () => Promise<void>;
}

/** What it comes to, and the way on, which stays within thumb's reach on a phone. */
export function CartSummary({ cart, checkoutUrl, reload, onSave }: CartSummaryProps) {
	const t = useLabels();
	return (
		<section className={styles['summary']}>
			<div>
				<h2>{t('cart.summary')}</h2>
				{cart ? <CartTotals totals={cart.totals} /> : <Skeleton shape="control" />}
				{cart && <CouponForm coupons={cart.totals.coupons} reload={reload} />}
				{cart && <Estimate />}
			</div>
			{checkoutUrl && (
				<div className={styles['way']}>
					<b aria-hidden="true">{cart && formatMoney(cart.totals.total, t.locale)}</b>
					<ButtonLink href={checkoutUrl} size="large" wide>
						{t('cart.checkout')}
					</ButtonLink>
				</div>
			)}
			<div>
				<ButtonLink href={t.home} variant={checkoutUrl ? 'quiet' : 'secondary'} wide>
					{t('cart.continue')}
				</ButtonLink>
				{cart?.missing && !cart.missing.includes('customer') && (
					<Button variant="quiet" wide onClick={() => void onSave()}>
						{t('cart.save')}
					</Button>
				)}
				<ul>
					<li>
						<Icon name="return" size={16} />
						{t('product.return_right')}
					</li>
					<li>
						<Icon name="shield" size={16} />
						{t('product.conformity')}
					</li>
				</ul>
			</div>
		</section>
	);
}
