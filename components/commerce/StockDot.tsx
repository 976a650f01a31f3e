import { joinClasses } from '#components/ui/join-classes.ts';
import type { ProductCard } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './StockDot.module.css';

interface StockDotProps {
	readonly available: boolean;
	/** Units in stock. */
	readonly stock: number;
	/** How it is available to order without stock. */
	readonly backorder?: ProductCard['backorder'];
	readonly className?: string | undefined;
}

/** Up to this many units, the number itself is shown. */
const FEW = 5;

/** Availability: a dot, and always a text. */
export function StockDot({ available, stock, backorder, className }: StockDotProps) {
	const t = useLabels();
	const state = !available ? 'none' : stock > FEW ? 'many' : stock > 0 ? 'few' : 'order';
	return (
		<p className={joinClasses(styles['stock'], className)} data-stock={state === 'many' ? undefined : state}>
			{state === 'few' ? t.plural('stock.few', stock) : t(`stock.${state}`)}
			{state === 'order' && backorder?.days && `, ${t.plural('stock.ship_days', backorder.days)}`}
		</p>
	);
}
