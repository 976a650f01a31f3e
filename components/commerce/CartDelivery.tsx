import { Icon } from '#components/ui/Icon.tsx';
import type { CartView } from '#lib/cart/cart.ts';
import { formatDays } from '#lib/catalog/format-days.ts';
import { holds } from '#lib/catalog/promise.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import styles from './Promises.module.css';

interface CartDeliveryProps {
	readonly cart: Pick<CartView, 'delivery' | 'missingForFree'> & { readonly totals: Pick<CartView['totals'], 'shipping'> };
}

/** When the cart arrives, and what it lacks for free delivery or that it comes free (0072). */
export function CartDelivery({ cart: { delivery, missingForFree: missing, totals } }: CartDeliveryProps) {
	const t = useLabels();
	const now = useShopTime();
	const days = delivery && now && holds(delivery, now) ? formatDays(delivery.from, delivery.to, t.locale) : undefined;
	// What is charged is the last word: nobody reads that it is free beside an amount.
	const charged = totals.shipping ?? delivery?.amount;
	const hasWord = missing !== undefined && (missing.minor > 0 || charged === undefined || charged.minor === 0);
	if (days === undefined && !hasWord) return null;
	return (
		<div className={styles['cart']} data-cart-delivery="">
			<Icon name="truck" size={18} />
			<div>
				{days !== undefined && <p>{t('delivery.arrives', { days })}</p>}
				{hasWord && <p>{missing.minor === 0 ? t('delivery.is_free') : t('cart.estimate_missing', { amount: formatMoney(missing, t.locale) })}</p>}
			</div>
		</div>
	);
}
