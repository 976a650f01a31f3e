import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { sendReview } from '#lib/catalog/client/send-review.ts';
import { useReviewPhotos } from '#lib/catalog/client/use-review-photos.ts';
import { findReviewErrors, type ReviewErrors } from '#lib/catalog/review-errors.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { PhotoField } from './PhotoField.tsx';
import { RatingChoice } from './RatingChoice.tsx';
import styles from './ReviewForm.module.css';

type State = 'idle' | 'pending' | Awaited<ReturnType<typeof sendReview>>;

/** A form for a rating and a review (Spec 3, feedback_rate_widget, feedback_comment_widget). The shop publishes them after moderation. */
export function ReviewForm({ productId }: { readonly productId: number }) {
	const t = useLabels();
	const [errors, setErrors] = useState<ReviewErrors>({});
	const [state, setState] = useState<State>('idle');
	const photos = useReviewPhotos();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state === 'pending') return;
		const form = event.currentTarget;
		const entries = new FormData(form);
		const review = {
			rate: Number(entries.get('rate') ?? 0),
			name: String(entries.get('name') ?? '').trim(),
			message: String(entries.get('message') ?? '').trim(),
		};
		const found = findReviewErrors(review);
		setErrors(found);
		const first = Object.keys(found)[0];
		if (first !== undefined) {
			form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
			return;
		}
		setState('pending');
		const ids = await photos.settle();
		if (ids === null) {
			// The field names the photo that failed; the shopper adds it again, or sends the review without it.
			setState('idle');
			return;
		}
		const answer = await sendReview(productId, review, ids);
		if (answer === 'photos_gone') photos.clear();
		setState(answer);
	};
	if (state === 'sent') return <p role="status">{t('review.sent')}</p>;
	const errorOf = (name: keyof ReviewErrors) => errors[name] && t(`review.${name}_error`);
	return (
		<form className={styles['form']} onSubmit={submit} noValidate>
			<RatingChoice error={errorOf('rate')} />
			<Field label={t('review.name')} hint={t('review.name_hint')} error={errorOf('name')}>
				{(control) => <TextInput {...control} name="name" maxLength={60} autoComplete="given-name" required />}
			</Field>
			<Field label={t('review.message')} error={errorOf('message')}>
				{(control) => <TextArea {...control} name="message" rows={5} maxLength={4000} required />}
			</Field>
			{t.offers('review_photos') && <PhotoField field={photos} />}
			<p className={styles['error']} role="alert">
				{state === 'failed' || state === 'limited' || state === 'photos_gone' ? t(`review.${state}`) : ''}
			</p>
			<Button type="submit" busy={state === 'pending'}>
				{t('review.submit')}
			</Button>
		</form>
	);
}
