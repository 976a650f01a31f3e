import { type ReactNode, useState } from 'react';
import { uploadPicture } from '../api/products.ts';
import type { Failure } from '../api/result.ts';
import { t } from '../texts/text.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { Field } from './Field.tsx';
import { Picture } from './Picture.tsx';

interface Props {
	readonly label: string;
	/** Path of what is shown now. */
	readonly picture: string | null;
	/** Whether it can be taken away. */
	readonly isRemovable: boolean;
	/** The `media` of the upload; null takes the picture away. */
	readonly onChange: (media: string | null) => void;
}

/** One picture: uploaded, replaced, or taken away. */
export function PictureUpload({ label, picture, isRemovable, onChange }: Props): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isSending, setIsSending] = useState(false);
	const upload = async (file: File | undefined) => {
		if (file === undefined) return;
		setFailure(null);
		setIsSending(true);
		const result = await uploadPicture(file);
		setIsSending(false);
		if (result.ok) onChange(result.value.media);
		else setFailure(result.failure);
	};
	return (
		<div className="named">
			<Picture path={picture} />
			<div className="stack">
				<Field
					label={label}
					hint={isSending ? t('product.uploading', { count: 1 }) : t('picture.hint')}
					type="file"
					accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
					onChange={(event) => {
						const [file] = event.target.files ?? [];
						event.target.value = '';
						void upload(file);
					}}
				/>
				{isRemovable && (
					<button type="button" className="quiet" onClick={() => onChange(null)}>
						{t('picture.remove')}
					</button>
				)}
				{failure && <FailureNotice failure={failure} />}
			</div>
		</div>
	);
}
