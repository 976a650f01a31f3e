import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './StarRow.module.css';

/** A rating of 0 to 5 as five stars: one drawing, because a page shows a row for each review. */
export function StarRow({ rate }: { readonly rate: number }) {
	const t = useLabels();
	const filled = Math.max(0, Math.min(5, Math.round(rate)));
	return (
		<span className={styles['stars']} role="img" aria-label={t('rating.one', { value: rate })}>
			<svg width={88} height={16} aria-hidden="true">
				<use href={`/icons.svg#stars-${filled}`} />
			</svg>
		</span>
	);
}
