import { useEffect, useState } from 'react';
import type { ProductCard } from '#lib/domain/product.ts';
import { loadRelated } from '#lib/hooks/checkout/load-related.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './CrossSell.module.css';
import { ProductGrid } from './ProductGrid.tsx';

/** What goes with the goods of the cart; nothing where nothing is known. `ids` joined by commas, so that a new quantity asks for nothing. */
export default function CrossSell({ ids }: { readonly ids: string }) {
	const t = useLabels();
	const [products, setProducts] = useState<readonly ProductCard[]>([]);
	useEffect(() => {
		let isCurrent = true;
		void loadRelated(ids.split(',').map(Number)).then((found) => isCurrent && setProducts(found));
		return () => {
			isCurrent = false;
		};
	}, [ids]);
	if (products.length === 0) return null;
	return (
		<section className={styles['x']}>
			<h2>{t('cart.cross_sell')}</h2>
			<ProductGrid products={products} flow="strip" />
		</section>
	);
}
