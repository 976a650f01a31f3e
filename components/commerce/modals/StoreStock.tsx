import { StockDot } from '#components/commerce/StockDot.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Link } from '#components/ui/Link.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useStoreStock } from '#lib/stores/client/use-store-stock.ts';
import styles from './StoreStock.module.css';

/** The stores, and whether the product is in stock there. */
export function StoreStock({ id }: { readonly id: number }) {
	const t = useLabels();
	const stock = useStoreStock(id);
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
	return (
		<ul>
			{stock.stores.map((store) => (
				<li key={store.url} className={styles['store']}>
					<div>
						<Link href={store.url}>{store.title}</Link>
						<p className={styles['address']}>{`${store.address}, ${store.city}`}</p>
					</div>
					<StockDot className={styles['stock']} available={store.stock > 0} stock={store.stock} />
				</li>
			))}
		</ul>
	);
}
