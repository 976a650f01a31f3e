import type { MerchantSweepstake } from '@titraj/backend/merchant-api/routes/sweepstake-routes.ts';
import type { ReactNode } from 'react';
import { toUploadedPath } from '../../api/products.ts';
import type { Loaded } from '../../api/read.ts';
import { readSweepstake, saveSweepstake } from '../../api/sweepstakes.ts';
import { t } from '../../texts/text.ts';
import { Field, TextArea } from '../../ui/Field.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import { StateFields } from '../../ui/StateFields.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { bindField, useVersionedForm } from '../../ui/use-versioned-form.ts';
import { VersionedFormFrame } from '../../ui/VersionedFormFrame.tsx';
import { TIMES, toChange, toValues } from './sweepstake-form.ts';

interface Props {
	readonly start: Loaded<MerchantSweepstake>;
	readonly onSaved: () => unknown;
}

/** State, times, texts, picture and winners of a sweepstake. */
export function SweepstakeForm({ start, onSaved }: Props): ReactNode {
	const { id, picture } = start.value;
	const form = useVersionedForm({
		...{ start, toValues, read: readSweepstake(String(id)) },
		save: (values, changed, version) => saveSweepstake(id, toChange(values, changed), version),
		onSaved: () => {
			showToast(t('content.saved'));
			return onSaved();
		},
	});
	const bind = (name: string) => bindField(form, 'sweepstake.field', name);
	const image = form.textOf('image');
	return (
		<VersionedFormFrame form={form} group="sweepstake.field">
			<Field {...bind('title')} required maxLength={300} />
			<StateFields form={form} />
			<div className="period">
				{TIMES.map((name) => (
					<Field key={name} {...bind(name)} type="datetime-local" required />
				))}
			</div>
			<TextArea {...bind('short_description')} rows={2} maxLength={2000} hint={t('sweepstake.prizes-hint')} />
			<PictureUpload
				label={t('sweepstake.field.image')}
				picture={image === '' ? picture : toUploadedPath(image)}
				isRemovable={false}
				onChange={(media) => form.set('image', media ?? '')}
			/>
			{form.errorOf('image') && <p className="field-error">{form.errorOf('image')}</p>}
			<TextArea {...bind('content')} rows={6} maxLength={200_000} hint={t('content.html')} />
			<TextArea {...bind('rules')} rows={12} maxLength={200_000} hint={t('sweepstake.rules-hint')} />
			<Field {...bind('question')} maxLength={500} hint={t('sweepstake.question-hint')} />
			<TextArea {...bind('winners')} rows={4} hint={t('sweepstake.winners-hint')} />
		</VersionedFormFrame>
	);
}
