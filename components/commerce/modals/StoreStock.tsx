import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useStorePlaces } from '#lib/stores/client/use-store-places.ts';
import { useStoreStock } from '#lib/stores/client/use-store-stock.ts';
import { StoreOffer } from './StoreOffer.tsx';
import styles from './StoreStock.module.css';

interface StoreStockProps {
	readonly id: number;
	/** `shopping_cart_code` of the product. */
	readonly cartCode: string;
	/** Address of the cart page. */
	readonly cartUrl: string | undefined;
}

/** Stores with stock, pickup day, opening hours and, on request, distance. Stores with stock accept a reservation (0072). */
export function StoreStock({ id, cartCode, cartUrl }: StoreStockProps) {
	const t = useLabels();
	const stock = useStoreStock(id);
	const places = useStorePlaces();
	const [reserved, setReserved] = useState<number>();
	if (stock.status === 'error') {
		return (
			<div className={styles['error']}>
				<p role="alert">{t('pickup.error')}</p>
				<Button onClick={stock.retry}>{t('action.retry')}</Button>
			</div>
		);
	}
	if (stock.status === 'pending') {
		return (
			<div role="status" aria-label={t('pickup.loading')}>
				<Skeleton shape="control" />
				<Skeleton shape="control" />
				<Skeleton shape="control" />
			</div>
		);
	}
	if (stock.stores.length === 0) return <p>{t('pickup.none')}</p>;
	const distanceOf = (store: number) => places.stores.get(store)?.distanceKm ?? Number.POSITIVE_INFINITY;
	const stores = stock.stores.toSorted(
		(a, b) => Number(b.stock > 0) - Number(a.stock > 0) || (distanceOf(a.id) === distanceOf(b.id) ? 0 : distanceOf(a.id) - distanceOf(b.id)),
	);
	return (
		<>
			<Button size="small" variant="secondary" icon="pin" busy={places.status === 'pending'} onClick={() => void places.locate()}>
				{t('stores.nearest')}
			</Button>
			<p role="status" className={styles['address']}>
				{(places.status === 'denied' || places.status === 'unknown') && t('pickup.no_place')}
			</p>
			<ul>
				{stores.map((store) => (
					<StoreOffer
						key={store.id}
						store={store}
						place={places.stores.get(store.id)}
						cartCode={cartCode}
						cartUrl={cartUrl}
						isReserved={reserved === store.id}
						onReserved={() => setReserved(store.id)}
					/>
				))}
			</ul>
		</>
	);
}
