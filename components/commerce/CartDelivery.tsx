import { Icon } from '#components/ui/Icon.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import { isDeliveryFree } from '#lib/cart/is-delivery-free.ts';
import { holds } from '#lib/catalog/promise.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import styles from './Promises.module.css';

interface CartDeliveryProps {
	readonly cart: Pick<CartView, 'delivery' | 'missingForFree'> & { readonly totals: Pick<CartView['totals'], 'shipping'> };
	/** The totals stand beside it, and say themselves that delivery is free. */
	readonly besideTotals?: boolean;
}

/** Delivery days of the cart, and the amount missing for free delivery or that delivery is free (0072). */
export function CartDelivery({ cart, besideTotals = false }: CartDeliveryProps) {
	const t = useLabels();
	const { delivery, missingForFree: missing } = cart;
	const now = useShopTime();
	const days = delivery && now && holds(delivery, now) ? formatDays(delivery.from, delivery.to, t.locale, 'short') : undefined;
	const showsThreshold = missing !== undefined && (missing.minor > 0 || (isDeliveryFree(cart) && !besideTotals));
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
