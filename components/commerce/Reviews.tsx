import type { ProductReview } from '#lib/domain/product.ts';
import { formatDay } from '#lib/i18n/format-day.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Reviews.module.css';
import { StarRow } from './StarRow.tsx';

/** What buyers say, newest first as the backend gives it. */
export function Reviews({ reviews }: { readonly reviews: readonly ProductReview[] }) {
	const t = useLabels();
	return (
		<ul className={styles['r']}>
			{reviews.map(({ author, text, rate, datetime }) => (
				<li key={`${author}${datetime}${text.slice(0, 20)}`}>
					<StarRow rate={rate} />
					<p>{text}</p>
					<p>
						<b>{author}</b>
						{datetime && <time dateTime={datetime}>{formatDay(datetime, t.locale)}</time>}
					</p>
				</li>
			))}
		</ul>
	);
}
