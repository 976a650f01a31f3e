import type { ProductCard } from '#lib/catalog/product.ts';
import { ProductGrid } from './ProductGrid.tsx';
import styles from './ProductStrip.module.css';

/** Products in one row below the content of a page, with a heading; nothing without products. */
export function ProductStrip({ title, products }: { readonly title: string; readonly products: readonly ProductCard[] }) {
	if (products.length === 0) return null;
	return (
		<section className={styles['strip']}>
			<h2 className={styles['title']}>{title}</h2>
			<ProductGrid products={products} flow="strip" />
		</section>
	);
}
