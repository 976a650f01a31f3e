import type { ProductReview } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { isForeign } from '#lib/platform/i18n/is-foreign.ts';
import { nameLanguage } from '#lib/platform/i18n/name-language.ts';
import styles from './Reviews.module.css';
import { StarRow } from './StarRow.tsx';

/** Customer reviews in the backend's order, newest first. A review in another language than the page names its language. */
export function Reviews({ reviews }: { readonly reviews: readonly ProductReview[] }) {
	const t = useLabels();
	return (
		<ul className={styles['reviews']}>
			{reviews.map(({ author, text, rate, datetime, lang }) => (
				<li key={`${author}${datetime}${text.slice(0, 20)}`} className={styles['review']}>
					<StarRow rate={rate} />
					<p className={styles['text']} lang={lang}>
						{text}
					</p>
					<p className={styles['byline']}>
						<b className={styles['author']}>{author}</b>
						{datetime && <time dateTime={datetime}>{formatDay(datetime, t.locale)}</time>}
						{isForeign(lang, t.locale) && <span>{nameLanguage(lang, t.locale)}</span>}
					</p>
				</li>
			))}
		</ul>
	);
}
