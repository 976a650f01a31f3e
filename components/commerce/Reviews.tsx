import type { ProductReview } from '#lib/domain/product.ts';
import { formatDate } from '#lib/i18n/formats.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './Reviews.module.css';
import { StarRow } from './StarRow.tsx';

/** What buyers say, newest first as the backend gives it. */
export function Reviews({ reviews }: { readonly reviews: readonly ProductReview[] }) {
	const t = useLabels();
	return (
		<ul className={styles['r']}>
			{reviews.map(({ author, text, rate, date }) => (
				<li key={`${author}${date}${text.slice(0, 20)}`}>
					<StarRow rate={rate} />
					<p>{text}</p>
					<p>
						<b>{author}</b>
						{date && <time dateTime={date}>{formatDate(date, t.locale)}</time>}
					</p>
				</li>
			))}
		</ul>
	);
}
