import { useEffect, useState } from 'react';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { noteViewed } from '#lib/catalog/client/recently-viewed.ts';
import { useCards } from '#lib/catalog/client/use-cards.ts';
import type { Product } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from '../Screen.module.css';

/** Products that this visitor viewed before, with current data. Nothing on a first visit. */
export function RecentlyViewed({ product: { id } }: { readonly product: Product }) {
	const t = useLabels();
	const [before, setBefore] = useState<readonly number[]>([]);
	useEffect(() => setBefore(noteViewed(id)), [id]);
	const products = useCards(before);
	if (products.length === 0) return null;
	return (
		<section className={styles['section']}>
			<h2 className={styles['sectionTitle']}>{t('details.recent')}</h2>
			<ProductGrid products={products} flow="strip" />
		</section>
	);
}
