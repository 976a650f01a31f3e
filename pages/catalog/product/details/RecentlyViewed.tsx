import { useEffect, useState } from 'react';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import type { Product, ProductCard } from '#lib/domain/product.ts';
import { loadCards } from '#lib/hooks/load-cards.ts';
import { noteViewed } from '#lib/hooks/recently-viewed.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
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
