import type { MerchantSweepstake } from '@titraj/backend/merchant-api/routes/sweepstake-routes.ts';
import type { ReactNode } from 'react';
import { CONTENT_STATES } from '../../api/content.ts';
import { toUploadedPath } from '../../api/products.ts';
import type { Loaded } from '../../api/read.ts';
import { readSweepstake, saveSweepstake } from '../../api/sweepstakes.ts';
import { t, tOf } from '../../texts/text.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useVersionedForm } from '../../ui/use-versioned-form.ts';
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
	const bind = (name: string) => ({
		...{ name, label: tOf('sweepstake.field', name), value: form.textOf(name), error: form.errorOf(name) },
		onChange: ({ target }: { readonly target: { readonly value: string } }) => form.set(name, target.value),
	});
	const image = form.textOf('image');
	return (
		<form className="form" onSubmit={form.submit}>
			<fieldset className="form card" disabled={form.isSending}>
				<Field {...bind('title')} required maxLength={300} />
				<Select
					label={t('content.field.state')}
					error={form.errorOf('state')}
					name="state"
					value={form.textOf('state')}
					options={CONTENT_STATES.map((state) => [state, tOf('content.state', state)] as const)}
					onChange={(state) => form.set('state', state)}
				/>
				{form.textOf('state') === 'scheduled' && <Field {...bind('publish_at')} type="datetime-local" required hint={t('content.publish-hint')} />}
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
			</fieldset>
			{form.failure && <FailureNotice failure={form.failure} />}
			<ConflictNotice form={form} group="sweepstake.field" />
			<div className="actions">
				<button type="submit" disabled={form.isSending || form.conflict !== null}>
					{t('content.save')}
				</button>
			</div>
		</form>
	);
}
