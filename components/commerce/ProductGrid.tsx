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
	/** The strip may be in view when its page opens: pictures of cards that a phone shows only after a swipe then load after everything else. */
	readonly nearTop?: boolean;
}

/** Number of cards of a strip that fit on a phone of up to 480 pixels; the next one is cut off. */
const CARDS_THAT_FIT = 2;
// A card without a priority must not have the prop: its HTML is found by its only prop, the product.
const HIGH = { priority: 'high' } as const;
const LOW = { priority: 'low' } as const;

/** Product cards that share their rows, so that pictures, prices and buttons align. */
export function ProductGrid({ products, flow, place: where, view, early = 0, nearTop = false }: ProductGridProps) {
	return (
		<ul className={styles['grid']} data-flow={flow} data-place={where} data-view={view === 'list' ? view : undefined} data-count={flow && products.length}>
			{products.map((product, place) => (
				<ProductCard key={product.id} product={product} {...(place < early ? HIGH : nearTop && place >= CARDS_THAT_FIT && LOW)} />
			))}
		</ul>
	);
}
