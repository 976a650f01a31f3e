import { useEffect, useState } from 'react';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { loadCards } from '#lib/catalog/client/load-cards.ts';
import { noteViewed } from '#lib/catalog/client/recently-viewed.ts';
import type { Product, ProductCard } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from '../Screen.module.css';

/** Products that this visitor viewed before, with current data. Nothing on a first visit. */
export function RecentlyViewed({ product: { id } }: { readonly product: Product }) {
	const t = useLabels();
	const [products, setProducts] = useState<readonly ProductCard[]>([]);
	useEffect(() => {
		const before = noteViewed(id);
		if (before.length > 0)
			loadCards(before).then(
				(cards) => setProducts(cards),
				() => undefined,
			);
	}, [id]);
	if (products.length === 0) return null;
	return (
		<section className={styles['section']}>
			<h2 className={styles['sectionTitle']}>{t('details.recent')}</h2>
			<ProductGrid products={products} flow="strip" />
		</section>
	);
}
