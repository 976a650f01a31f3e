import { useState } from 'react';
import { Badge } from '#components/ui/Badge.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import type { ProductReview } from '#lib/catalog/product.ts';
import { REVIEW_ORDERS, type ReviewOrder, sortReviews } from '#lib/catalog/sort-reviews.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { isForeign } from '#lib/platform/i18n/is-foreign.ts';
import { nameLanguage } from '#lib/platform/i18n/name-language.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import styles from './Reviews.module.css';
import { StarRow } from './StarRow.tsx';

/** Customer reviews, newest first until another order is chosen. A review in another language than the page names its language. */
export function Reviews({ reviews }: { readonly reviews: readonly ProductReview[] }) {
	const t = useLabels();
	const [order, setOrder] = useState<ReviewOrder>('newest');
	const options = REVIEW_ORDERS.map((value) => ({ value, title: t(`details.sort.${value}`) }));
	return (
		<div className={styles['list']}>
			{reviews.length > 1 && (
				<div className={styles['order']}>
					<Field label={t('details.sort')}>
						{(control) => (
							<Select
								{...control}
								options={options}
								value={order}
								onChange={({ target: { value } }) => setOrder(REVIEW_ORDERS.find((known) => known === value) ?? 'newest')}
							/>
						)}
					</Field>
				</div>
			)}
			<ul className={styles['reviews']}>
				{sortReviews(reviews, order).map((review) => (
					<Review key={`${review.author}${review.datetime}${review.text.slice(0, 20)}`} review={review} />
				))}
			</ul>
		</div>
	);
}

function Review({ review }: { readonly review: ProductReview }) {
	const t = useLabels();
	const { author, text, rate, datetime, lang, isVerified, answer, answerLang, photos } = review;
	return (
		<li className={styles['review']}>
			<StarRow rate={rate} />
			<p className={styles['text']} lang={lang}>
				{text}
			</p>
			{photos && <ReviewPhotos photos={photos} author={author} />}
			<p className={styles['byline']}>
				<b className={styles['author']}>{author}</b>
				{datetime && <time dateTime={datetime}>{formatDay(datetime, t.locale)}</time>}
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
		</li>
	);
}
