import type { Review } from '@titraj/backend/merchant-api/routes/review-routes.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { decideReview, readReviews, removePhoto, toPhotoPath } from '../../api/reviews.ts';
import { usePlace } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Paging } from '../../ui/Paging.tsx';

const STATES = ['pending', 'approved', 'rejected'] as const;
const TONES = { pending: 'attention', approved: 'done', rejected: 'refused' } as const;

/** Reviews by state, the newest first: published, rejected and answered here. */
export default function ReviewsScreen(): ReactNode {
	const { query } = usePlace();
	const state = query.get('state') ?? '';
	const reviews = useRead(readReviews({ state, cursor: query.get('cursor') ?? '', limit: 50 }));
	return (
		<>
			<h1>{t('reviews.title')}</h1>
			<div className="actions">
				<ListFilter name="state" all={t('reviews.all')} group="reviews.state" values={STATES} />
			</div>
			<Loading of={reviews}>
				{({ items, next_cursor }) => (
					<>
						{items.length === 0 && <EmptyList none={t('empty.reviews')} />}
						<div className="stack">
							{items.map((review) => (
								<ReviewCard key={review.id} review={review} onDone={() => reviews.mutate()} />
							))}
						</div>
						<Paging next={next_cursor} />
					</>
				)}
			</Loading>
		</>
	);
}

interface Props {
	readonly review: Review;
	readonly onDone: () => unknown;
}

function ReviewCard({ review, onDone }: Props): ReactNode {
	const { state, rate, name, message, language, is_verified, answer, answer_language, product, created_at } = review;
	return (
		<article className="card">
			<h2>
				<a href={product.url}>{product.title}</a>
			</h2>
			<span className="state" data-tone={TONES[state]}>
				{tOf('reviews.state', state)}
			</span>
			<small>
				<b>{t('reviews.rate', { rate })}</b> · {name} · {formatTime(created_at)} · {t(is_verified ? 'reviews.verified' : 'reviews.not-verified')}
			</small>
			<p className="typed" lang={language ?? undefined}>
				{message}
			</p>
			<Photos review={review} onDone={onDone} />
			{answer !== null && (
				<blockquote className="notice" lang={answer_language ?? undefined}>
					<b>{t('reviews.answered')}</b>
					<p className="typed">{answer}</p>
				</blockquote>
			)}
			<Actions review={review} onDone={onDone} />
		</article>
	);
}

/** Photos, also those that wait; each can be removed alone. */
function Photos({ review: { id, name, photos }, onDone }: Props): ReactNode {
	if (photos.length === 0) return null;
	const titleOf = (place: number) => t('reviews.photo', { place: place + 1, name: name ?? '' });
	return (
		<div className="actions">
			{photos.map((photo, place) => (
				<div key={photo} className="stack">
					<a href={toPhotoPath(photo)}>
						<img className="picture" src={toPhotoPath(photo)} alt={titleOf(place)} width={56} height={56} />
					</a>
					<ActionButton
						label={t('reviews.remove-photo', { photo: titleOf(place) })}
						question={t('reviews.remove-photo-question')}
						done={t('action.done')}
						tone="danger"
						act={() => removePhoto(id, photo)}
						onDone={onDone}
					/>
				</div>
			))}
		</div>
	);
}

function Actions({ review: { id, state, name, answer, language }, onDone }: Props): ReactNode {
	const author = name ?? String(id);
	return (
		<div className="actions">
			{state !== 'approved' && (
				<ActionButton
					label={t('reviews.publish', { name: author })}
					question={t('reviews.publish-question')}
					done={t('action.done')}
					act={() => decideReview(id, { state: 'approved' })}
					onDone={onDone}
				/>
			)}
			<ActionButton
				label={t('reviews.answer', { name: author })}
				question={t('reviews.answer-question')}
				done={t('action.saved')}
				tone="quiet"
				act={(typed) => decideReview(id, { state: 'approved', answer: String(typed.get('answer') ?? ''), answer_language: language ?? 'hr' })}
				onDone={onDone}
			>
				<TextArea label={t('reviews.answer-text')} name="answer" maxLength={4000} defaultValue={answer ?? ''} />
			</ActionButton>
			{state !== 'rejected' && (
				<ActionButton
					label={t('reviews.reject', { name: author })}
					question={t('reviews.reject-question')}
					done={t('action.done')}
					tone="danger"
					act={() => decideReview(id, { state: 'rejected' })}
					onDone={onDone}
				/>
			)}
		</div>
	);
}
