import { useState } from 'react';
import { StockDot } from '#components/commerce/StockDot.tsx';
import { OpenState } from '#components/stores/OpenState.tsx';
import { Button, ButtonLink } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { reserveInStore } from '#lib/checkout/client/reserve-in-store.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import { formatDays } from '#lib/platform/i18n/format-days.ts';
import { formatDecimal } from '#lib/platform/i18n/format-number.ts';
import type { StoreWithStock } from '#lib/stores/client/use-store-stock.ts';
import type { StoreCard } from '#lib/stores/stores.ts';
import styles from './StoreStock.module.css';

interface StoreOfferProps {
	readonly store: StoreWithStock;
	/** Opening hours and distance, once loaded. */
	readonly place: StoreCard | undefined;
	readonly cartCode: string;
	readonly cartUrl: string | undefined;
	readonly isReserved: boolean;
	readonly onReserved: () => void;
}

/** A store with its stock of a product. A store that has it, or gets it until a day, can be chosen: that selects pickup there for the checkout. */
export function StoreOffer({ store, place, cartCode, cartUrl, isReserved, onReserved }: StoreOfferProps) {
	const t = useLabels();
	const now = useShopTime();
	const choose = t(store.stock > 0 ? 'pickup.reserve' : 'pickup.collect_here');
	const [state, setState] = useState<'idle' | 'pending' | 'refused' | 'failed'>('idle');
	const reserve = async () => {
		setState('pending');
		const outcome = await reserveInStore(cartCode, store.id).catch(() => 'failed' as const);
		if (outcome === 'reserved') onReserved();
		setState(outcome === 'reserved' ? 'idle' : outcome);
	};
	return (
		<li className={styles['store']}>
			<div>
				<Link href={store.url}>{store.title}</Link>
				<p className={styles['address']}>
					{`${store.address}, ${store.city}`}
					{place?.distanceKm !== undefined && ` · ${t('stores.distance', { km: formatDecimal(place.distanceKm, t.locale) })}`}
				</p>
				{place && <OpenState week={place.week} exceptions={place.exceptions} />}
			</div>
			<div className={styles['offer']}>
				<StockDot className={styles['stock']} available={store.stock > 0} stock={store.stock} />
				{store.readyFrom !== undefined && now && (
					<p className={styles['address']}>
						{store.stock > 0 && store.readyFrom === now.date
							? t('pickup.ready_today')
							: t(store.stock > 0 ? 'pickup.ready_from' : 'pickup.ready_if_ordered', { day: formatDays(store.readyFrom, store.readyFrom, t.locale, 'short') })}
					</p>
				)}
				{(store.stock > 0 || store.readyFrom !== undefined) && t.offers('pickup') && t.offers('shipping_choice') && !isReserved && (
					<Button size="small" busy={state === 'pending'} onClick={() => void reserve()} aria-label={`${choose}: ${store.title}`}>
						{choose}
					</Button>
				)}
				<p role="status" className={styles['outcome']}>
					{isReserved && t('pickup.reserved')}
					{(state === 'refused' || state === 'failed') && t(state === 'refused' ? 'buy.refused_message' : 'pickup.reserve_failed')}
				</p>
				{isReserved && cartUrl && (
					<ButtonLink size="small" variant="secondary" href={cartUrl}>
						{t('cart.open')}
					</ButtonLink>
				)}
			</div>
		</li>
	);
}
