import { Badge } from '#components/ui/Badge.tsx';
import type { ProductReview } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { isForeign } from '#lib/platform/i18n/is-foreign.ts';
import { nameLanguage } from '#lib/platform/i18n/name-language.ts';
import { toShopDate } from '#lib/platform/time/shop-time.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import styles from './Reviews.module.css';
import { StarRow } from './StarRow.tsx';

/** A customer review. One in another language than the page names its language. */
export function Review({ review }: { readonly review: ProductReview }) {
	const t = useLabels();
	const { author, text, rate, datetime, lang, isVerified, answer, answerLang, photos } = review;
	return (
		<>
			<StarRow rate={rate} />
			<p className={styles['text']} lang={lang}>
				{text}
			</p>
			{photos && <ReviewPhotos photos={photos} author={author} />}
			<p className={styles['byline']}>
				<b className={styles['author']}>{author}</b>
				{datetime && <time dateTime={toShopDate(datetime)}>{formatDay(datetime, t.locale)}</time>}
				{isForeign(lang, t.locale) && <span>{nameLanguage(lang, t.locale)}</span>}
				{isVerified && <Badge tone="ok">{t('details.verified')}</Badge>}
			</p>
			{answer && (
				<div className={styles['answer']}>
					<p className={styles['byline']}>
						<b className={styles['author']}>{t('details.answer')}</b>
						{isForeign(answerLang, t.locale) && <span>{nameLanguage(answerLang, t.locale)}</span>}
					</p>
					<p className={styles['text']} lang={answerLang}>
						{answer}
					</p>
				</div>
			)}
		</>
	);
}
