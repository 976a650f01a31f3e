import { type ReactNode, useState } from 'react';
import { toUploadedPath, uploadPicture } from '../../api/products.ts';
import type { Failure } from '../../api/result.ts';
import { toReasonText } from '../../texts/api-words.ts';
import { t } from '../../texts/text.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ImageDraft } from './product-change.ts';

interface Props {
	readonly images: readonly ImageDraft[];
	/** Changes the current list, also when an upload ends later. */
	readonly onChange: (change: (before: readonly ImageDraft[]) => readonly ImageDraft[]) => void;
}

/** Pictures in their order, the first is the main one; uploaded from this device by choosing or dropping files. */
export function Images({ images, onChange }: Props): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const [waiting, setWaiting] = useState(0);

	const upload = async (files: readonly File[]) => {
		setFailure(null);
		setWaiting(files.length);
		for (const file of files) {
			const result = await uploadPicture(file);
			setWaiting((before) => before - 1);
			if (!result.ok) {
				setFailure({ ...result.failure, detail: `${file.name}: ${result.failure.detail}` });
				continue;
			}
			const { media } = result.value;
			onChange((before) => [...before, { key: `${crypto.randomUUID()}`, source: { media }, preview: toUploadedPath(media), alt: '' }]);
		}
		setWaiting(0);
	};
	const move = (index: number) =>
		onChange((before) => [...before.slice(0, index - 1), ...before.slice(index, index + 1), ...before.slice(index - 1, index), ...before.slice(index + 1)]);

	return (
		<section
			className="card"
			aria-label={t('product.images')}
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				void upload([...event.dataTransfer.files]);
			}}
		>
			<h2>{t('product.images')}</h2>
			<ol className="images">
				{images.map(({ key, preview, alt, problem }, index) => (
					<li key={key}>
						<Picture path={preview} />
						<Field
							label={t('product.alt', { number: index + 1 })}
							value={alt}
							maxLength={300}
							hint={problem && toProblemText(problem)}
							onChange={(event) => {
								const { value } = event.target;
								onChange((before) => before.map((image) => (image.key === key ? { ...image, alt: value } : image)));
							}}
						/>
						<div className="actions">
							{index > 0 && (
								<button type="button" className="quiet" aria-label={t('product.image-earlier', { number: index + 1 })} onClick={() => move(index)}>
									<Arrow to="up" />
								</button>
							)}
							<button
								type="button"
								className="quiet"
								aria-label={t('product.image-remove', { number: index + 1 })}
								onClick={() => onChange((before) => before.filter((image) => image.key !== key))}
							>
								{t('product.remove')}
							</button>
						</div>
					</li>
				))}
			</ol>
			<Field
				label={t('product.upload')}
				hint={waiting > 0 ? t('product.uploading', { count: waiting }) : t('product.upload-hint')}
				type="file"
				accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
				multiple
				onChange={(event) => {
					const files = [...(event.target.files ?? [])];
					event.target.value = '';
					void upload(files);
				}}
			/>
			{failure && <FailureNotice failure={failure} />}
		</section>
	);
}

function toProblemText({ state, reason }: NonNullable<ImageDraft['problem']>): string {
	if (reason === null) return t('product.image-queued');
	return t(`product.image-${state}`, { reason: toReasonText(reason) });
}
