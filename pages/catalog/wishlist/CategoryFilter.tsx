import { useWishlistCategories } from '#lib/hooks/use-wishlist-categories.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './CategoryFilter.module.css';

interface CategoryFilterProps {
	readonly chosen: number | undefined;
	readonly onChoose: (id: number | undefined) => void;
}

/** The categories of what is on the list, first and second level; nothing while there is one alone and none is chosen. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
	const t = useLabels();
	const categories = useWishlistCategories();
	if (categories.length < 2 && chosen === undefined) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out inline everywhere
		<div className={styles['f']} role="group" aria-label={t('wishlist.categories')}>
			<button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
				{t('wishlist.all')}
			</button>
			{categories.map(({ id, title, total }) => (
				<button key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
					{title} <span>{total}</span>
				</button>
			))}
		</div>
	);
}
