import { RatingBars } from '#components/commerce/RatingBars.tsx';
import { Reviews } from '#components/commerce/Reviews.tsx';
import { StarRow } from '#components/commerce/StarRow.tsx';
import { Button } from '#components/ui/Button.tsx';
import type { Product, ProductReview } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDecimal } from '#lib/platform/i18n/format-number.ts';
import styles from './ReviewSection.module.css';

interface ReviewSectionProps {
	readonly product: Product;
	/** Left out in browsers. */
	readonly reviews: readonly ProductReview[] | undefined;
}

/** Customer reviews: the average rating, the reviews, and a button to write one (Spec 3, feedback_rate_widget, feedback_comment_widget). */
export function ReviewSection({ product: { id, title, rating, ratings, reviewRates }, reviews }: ReviewSectionProps) {
	const t = useLabels();
	return (
		<div className={styles['columns']}>
			<div className={styles['summary']}>
				{rating ? (
					<p className={styles['rating']}>
						<b className={styles['average']}>{formatDecimal(rating.value, t.locale)}</b>
						<StarRow rate={rating.value} />
						<span>{t.plural('details.votes', rating.votes)}</span>
					</p>
				) : (
					<p className={styles['rating']}>{t('details.no_reviews')}</p>
				)}
				{ratings && <RatingBars ratings={ratings} />}
				<Button variant="secondary" data-action="review" data-id={id} data-title={title}>
					{t('details.review')}
				</Button>
				{reviewRates.length > 0 && <p className={styles['origin']}>{t('details.reviews_origin')}</p>}
			</div>
			{reviewRates.length > 0 && <Reviews rates={reviewRates} reviews={reviews} />}
		</div>
	);
}
