import { MOST_REVIEW_PHOTOS } from '@titraj/contract/review-photo-limits.ts';
import { type ChangeEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#components/ui/Icon.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import type { ChosenPhoto, ReviewPhotos } from '#lib/catalog/client/use-review-photos.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './PhotoField.module.css';

/** The types that the backend accepts; with them iOS converts HEIC to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Up to five photos of a review, uploaded as they are chosen. */
export function PhotoField({ field }: { readonly field: ReviewPhotos }) {
	const t = useLabels();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const { photos, failures, tooMany } = field;
	const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
		field.add([...(currentTarget.files ?? [])]);
		// So that the same file can be chosen again.
		currentTarget.value = '';
	};
	const remove = (key: number) => {
		// The field is disabled while it is full, and a disabled field takes no focus.
		flushSync(() => field.remove(key));
		input.current?.focus();
	};
	const isFull = photos.length >= MOST_REVIEW_PHOTOS;
	return (
		<fieldset className={styles['photos']} aria-describedby={`${id}h`}>
			<legend className={styles['legend']}>{t('review.photos')}</legend>
			{photos.length > 0 && (
				<ul className={styles['list']}>
					{photos.map((photo) => (
						<Thumbnail key={photo.key} photo={photo} onRemove={() => remove(photo.key)} />
					))}
				</ul>
			)}
			<label className={styles['add']} data-full={isFull ? '' : undefined}>
				<input ref={input} className={styles['input']} type="file" accept={ACCEPTED} multiple disabled={isFull} aria-describedby={`${id}h`} onChange={choose} />
				<Icon name="plus" />
				{t('review.photos_add')}
			</label>
			<div role="alert" className={styles['errors']}>
				{failures.map(({ key, name, problem }) => (
					<p key={key}>{t(`review.photo_${problem}`, { name })}</p>
				))}
				{tooMany && <p>{t('review.photo_many')}</p>}
			</div>
			<p className={styles['hint']} id={`${id}h`}>
				{t('review.photos_hint')}
			</p>
		</fieldset>
	);
}

function Thumbnail({ photo: { name, uploaded }, onRemove }: { readonly photo: ChosenPhoto; readonly onRemove: () => void }) {
	const t = useLabels();
	return (
		<li className={styles['item']} aria-busy={uploaded === undefined || undefined}>
			{uploaded ? (
				<img className={styles['preview']} src={uploaded.preview} alt={name} width={88} height={88} />
			) : (
				<span className={styles['preview']} role="status">
					{t('review.photo_sending')}
				</span>
			)}
			<IconButton className={styles['remove']} icon="close" size="small" label={t('review.photo_remove', { name })} onClick={onRemove} />
		</li>
	);
}
