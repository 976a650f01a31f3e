import { toLookPicturePath } from '@titraj/contract/look/look-css.ts';
import { type ReactNode, useState } from 'react';
import { uploadLookPicture } from '../../api/look.ts';
import type { Failure } from '../../api/result.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import type { VersionedForm } from '../../ui/use-versioned-form.ts';

const MOST_BYTES = 1024 * 1024;

interface Props {
	readonly use: 'logo' | 'icon';
	readonly form: VersionedForm;
}

/** Logo or icon: uploaded at once, and shown in the shop once the form is saved. */
export function PictureField({ use, form }: Props): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const [error, setError] = useState<string>();
	const [isSending, setIsSending] = useState(false);
	const hash = form.textOf(use);
	const upload = async (file: File | undefined) => {
		if (file === undefined) return;
		setFailure(null);
		setError(file.size > MOST_BYTES ? t('look.too-large') : undefined);
		if (file.size > MOST_BYTES) return;
		setIsSending(true);
		const result = await uploadLookPicture(use, file);
		setIsSending(false);
		if (result.ok) form.set(use, result.value.picture);
		else setFailure(result.failure);
	};
	return (
		<div className="stack">
			<Field
				label={tOf('look', use)}
				hint={isSending ? t('look.uploading') : toHint(hash, form.storedOf(use))}
				error={error ?? form.errorOf(use)}
				type="file"
				accept="image/svg+xml,image/png,image/webp,image/jpeg"
				onChange={(event) => {
					const [file] = event.target.files ?? [];
					event.target.value = '';
					void upload(file);
				}}
			/>
			{use === 'logo' && <p className="hint">{t('look.on-papers')}</p>}
			{failure && <FailureNotice failure={failure} />}
			{hash !== '' && (
				<div className="actions">
					<img className="look-picture" src={toLookPicturePath(hash)} alt={tOf('look', use)} />
					<button type="button" className="quiet" onClick={() => form.set(use, '')}>
						{t('look.remove', { name: tOf('look', use) })}
					</button>
				</div>
			)}
		</div>
	);
}

/** Where the picture comes from that the shop shows, and whether another one waits to be saved. */
function toHint(chosen: string, stored: string): string {
	if (chosen === stored) return t(stored === '' ? 'look.picture-elsewhere' : 'look.from-here');
	return t(stored === '' ? 'look.unsaved-picture-elsewhere' : 'look.unsaved-picture');
}
