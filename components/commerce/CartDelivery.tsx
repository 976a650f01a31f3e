import { Icon } from '#components/ui/Icon.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import { holds } from '#lib/catalog/promise.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import styles from './Promises.module.css';

interface CartDeliveryProps {
	readonly cart: Pick<CartView, 'delivery' | 'missingForFree'> & { readonly totals: Pick<CartView['totals'], 'shipping'> };
}

/** Delivery days of the cart, and the amount missing for free delivery or that delivery is free (0072). */
export function CartDelivery({ cart: { delivery, missingForFree: missing, totals } }: CartDeliveryProps) {
	const t = useLabels();
	const now = useShopTime();
	const days = delivery && now && holds(delivery, now) ? formatDays(delivery.from, delivery.to, t.locale, 'short') : undefined;
	// The charge takes precedence: "free delivery" must not show beside a delivery charge.
	const charged = totals.shipping ?? delivery?.amount;
	const showsThreshold = missing !== undefined && (missing.minor > 0 || charged === undefined || charged.minor === 0);
	if (days === undefined && !showsThreshold) return null;
	return (
		<div className={styles['cart']} data-cart-delivery="">
			<Icon name="truck" size={18} />
			<div>
				{days !== undefined && <p>{t('delivery.arrives', { days })}</p>}
				{showsThreshold && <p>{missing.minor === 0 ? t('delivery.is_free') : t('cart.estimate_missing', { amount: formatMoney(missing, t.locale) })}</p>}
			</div>
		</div>
	);
}
