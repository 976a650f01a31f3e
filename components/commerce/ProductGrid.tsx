import type { ProductCard as ProductCardData } from '#lib/catalog/product.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
	readonly products: readonly ProductCardData[];
	/** `strip`: one row to swipe on a phone, a grid on wider screens. */
	readonly flow?: 'strip';
	/** `beside`: filters take a column of the page. */
	readonly place?: 'beside';
	/** `list`: one product per row. */
	readonly view?: 'grid' | 'list';
	/** Number of pictures that load before the stylesheet is there, at most those in view when the page opens. */
	readonly early?: number;
	/** Number of cards that a phone shows before a strip is swiped: pictures of the others load after everything else. */
	readonly inView?: number;
}

/** Product cards that share their rows, so that pictures, prices and buttons align. */
export function ProductGrid({ products, flow, place: where, view, early = 0, inView = products.length }: ProductGridProps) {
	return (
		<ul className={styles['grid']} data-flow={flow} data-place={where} data-view={view === 'list' ? view : undefined} data-count={flow && products.length}>
			{products.map((product, place) => (
				<ProductCard key={product.id} product={product} priority={place < early ? 'high' : place < inView ? undefined : 'low'} />
			))}
		</ul>
	);
}
