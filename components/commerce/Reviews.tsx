import { useState } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { StaticPart } from '#components/ui/StaticPart.tsx';
import { orderReviews, REVIEW_ORDERS, type ReviewOrder } from '#lib/catalog/order-reviews.ts';
import type { ProductReview } from '#lib/catalog/product.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { Review } from './Review.tsx';
import styles from './Reviews.module.css';

interface ReviewsProps {
	/** Stars of each review, newest first. */
	readonly rates: readonly number[];
	/** Left out in browsers, which have the HTML of each review (ADR 95). */
	readonly reviews: readonly ProductReview[] | undefined;
}

/** Customer reviews, newest first until another order is chosen. */
export function Reviews({ rates, reviews }: ReviewsProps) {
	const t = useLabels();
	const [order, setOrder] = useState<ReviewOrder>('newest');
	const options = REVIEW_ORDERS.map((value) => ({ value, title: t(`details.sort.${value}`) }));
	return (
		<div className={styles['list']}>
			{rates.length > 1 && (
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
				{orderReviews(rates, order).map((place) => {
					const review = import.meta.env.SSR && reviews?.[place];
					return (
						<StaticPart key={place} as="li" name={`review-${place}`} className={styles['review']}>
							{review && <Review review={review} />}
						</StaticPart>
					);
				})}
			</ul>
		</div>
	);
}
