import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './StockDot.module.css';

interface StockDotProps {
	readonly available: boolean;
	/** Pieces in stock. */
	readonly stock: number;
}

/** From this many pieces down, the number itself is said. */
const FEW = 5;

/** Whether it can be had: a dot, and always words. */
export function StockDot({ available, stock }: StockDotProps) {
	const t = useLabels();
	const state = !available ? 'none' : stock > FEW ? 'many' : stock > 0 ? 'few' : 'order';
	return (
		<p className={styles['d']} data-stock={state}>
			{state === 'few' ? t.plural('stock.few', stock) : t(`stock.${state}`)}
		</p>
	);
}
