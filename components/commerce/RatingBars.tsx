import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './RatingBars.module.css';

/** How often each number of stars was given, five first. `ratings`: votes with 1 to 5 stars. */
export function RatingBars({ ratings }: { readonly ratings: readonly number[] }) {
	const t = useLabels();
	const all = ratings.reduce((sum, votes) => sum + votes, 0);
	return (
		<ul className={styles['bars']} aria-label={t('details.ratings')}>
			{[5, 4, 3, 2, 1].map((stars) => {
				const votes = ratings[stars - 1] ?? 0;
				return (
					<li key={stars} className={styles['row']}>
						<span>{t.plural('details.stars', stars)}</span>
						<meter className={styles['bar']} min={0} max={all} value={votes} aria-hidden="true" />
						<span className={styles['votes']}>{votes}</span>
					</li>
				);
			})}
		</ul>
	);
}
