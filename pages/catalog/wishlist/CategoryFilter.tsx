import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { WishlistCategory } from '#lib/saved/client/use-wishlist-categories.ts';
import styles from './CategoryFilter.module.css';

interface CategoryFilterProps {
	readonly categories: readonly WishlistCategory[];
	readonly chosen: number | undefined;
	readonly onChoose: (id: number | undefined) => void;
}

/** Filters by the categories of the listed products, first and second level. Nothing if there is only one and none is chosen. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
	const t = useLabels();
	if (categories.length < 2 && chosen === undefined) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline everywhere
		<div className={styles['filter']} role="group" aria-label={t('wishlist.categories')}>
			<button type="button" className={styles['category']} aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
				{t('wishlist.all')}
			</button>
			{categories.map(({ id, title, total }) => (
				<button key={id} type="button" className={styles['category']} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
					{title} <span className={styles['count']}>{total}</span>
				</button>
			))}
		</div>
	);
}
