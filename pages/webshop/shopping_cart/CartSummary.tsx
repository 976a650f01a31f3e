import { CartDelivery } from '#components/commerce/CartDelivery.tsx';
import { CartTotals } from '#components/commerce/CartTotals.tsx';
import { ConformityText } from '#components/commerce/ConformityText.tsx';
import { NoDeliveryNotice } from '#components/commerce/NoDeliveryNotice.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import { useIsRecalculating } from '#lib/cart/client/recalculation.ts';
import { isDeliveryFree } from '#lib/cart/is-delivery-free.ts';
import type { GuaranteeLinks } from '#lib/catalog/guarantee-links.ts';
import type { NoDelivery } from '#lib/navigation/no-delivery.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { CheckoutLink } from './CheckoutLink.tsx';
import { CouponForm } from './CouponForm.tsx';
import { Estimate } from './Estimate.tsx';
import styles from './Screen.module.css';
import { SummarySkeleton } from './SummarySkeleton.tsx';

interface CartSummaryProps {
	readonly cart: CartView | undefined;
	readonly checkoutUrl: string | undefined;
	/** URL of the order review for a signed-in customer, who skips steps that need no input. */
	readonly reviewUrl: string | undefined;
	readonly guarantee: GuaranteeLinks | undefined;
	readonly noDelivery: NoDelivery | undefined;
	readonly reload: () => Promise<void>;
	/** Saves the cart; a link in an e-mail restores it. */
	readonly onSave: () => Promise<void>;
}

/** The totals and the checkout button, which stays within thumb's reach on a phone. */
export function CartSummary({ cart, checkoutUrl, reviewUrl, guarantee, noDelivery, reload, onSave }: CartSummaryProps) {
	const t = useLabels();
	const isRecalculating = useIsRecalculating();
	return (
		<section className={styles['summary']} data-loading={cart ? undefined : ''}>
			<div className={styles['totals']}>
				<h2 className={styles['title']}>{t('cart.summary')}</h2>
				{cart ? (
					<>
						<CartTotals totals={cart.totals} isRecalculating={isRecalculating} isDeliveryFree={isDeliveryFree(cart)} />
						{noDelivery && <NoDeliveryNotice {...noDelivery} />}
						<CartDelivery cart={cart} besideTotals />
						{t.offers('coupons') && (!cart.withoutCoupons || cart.totals.coupons.length > 0) && <CouponForm totals={cart.totals} reload={reload} />}
						{t.offers('shipping_estimate') && <Estimate />}
					</>
				) : (
					<SummarySkeleton />
				)}
			</div>
			{checkoutUrl && (
				<div className={styles['checkout']}>
					<b className={styles['total']} aria-hidden="true">
						{cart && formatMoney(cart.totals.toPay ?? cart.totals.total, t.locale)}
					</b>
					<CheckoutLink url={checkoutUrl} reviewUrl={reviewUrl} />
				</div>
			)}
			<div className={styles['more']}>
				<ButtonLink href={t.home} variant={checkoutUrl ? 'quiet' : 'secondary'} wide>
					{t('cart.continue')}
				</ButtonLink>
				{cart?.missing && !cart.missing.includes('customer') && t.offers('abandonment') && (
					<Button variant="quiet" wide onClick={() => void onSave()}>
						{t('cart.save')}
					</Button>
				)}
				<ul className={styles['rights']}>
					<li className={styles['right']}>
						<Icon name="return" size={16} />
						{t('product.return_right')}
					</li>
					<li className={styles['right']}>
						<Icon name="shield" size={16} />
						<ConformityText {...guarantee} />
					</li>
				</ul>
			</div>
		</section>
	);
}
