import type { Campaign, CampaignPreview } from '@titraj/backend/merchant-api/routes/campaign-routes.ts';
import { type ReactNode, useState } from 'react';
import { createCampaign, previewCampaign, readCampaign, saveCampaign } from '../../api/campaigns.ts';
import type { Loaded } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { t, tOf } from '../../texts/text.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { CheckBox, Field, TextArea } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { toLines } from '../../ui/typed.ts';
import { useVersionedForm } from '../../ui/use-versioned-form.ts';
import { CampaignEffect } from './CampaignEffect.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { toCampaign, toValues } from './campaign-form.ts';

interface Props {
	readonly start: Loaded<Campaign>;
	readonly isNew: boolean;
	readonly onSaved: (id: number) => unknown;
}

/** Title, discount, products and time of a campaign. Its effect on prices can be shown before it is saved. */
export function CampaignForm({ start, isNew, onSaved }: Props): ReactNode {
	const { id } = start.value;
	const [shown, setShown] = useState<CampaignPreview | null>(null);
	const [failure, setFailure] = useState<Failure | null>(null);
	const form = useVersionedForm({
		...{ start, toValues, read: readCampaign(String(id)) },
		save: (values, _changed, version) => {
			const campaign = toCampaign(values, start.value);
			return isNew ? createCampaign(campaign) : saveCampaign(id, campaign, version);
		},
		onSaved: (saved) => {
			showToast(t('action.saved'));
			return onSaved(saved.id);
		},
	});
	const change = (name: string, value: string | boolean) => {
		setShown(null);
		form.set(name, value);
	};
	const bind = (name: 'title' | 'percent' | 'price' | 'products' | 'starts_at' | 'ends_at') => ({
		...{ name, label: t(`campaign.field.${name}`), value: form.textOf(name), error: form.errorOf(name) },
		onChange: ({ target }: { readonly target: { readonly value: string } }) => change(name, target.value),
	});
	const preview = async () => {
		const result = await previewCampaign(toCampaign(form.values, start.value), isNew ? null : id);
		setFailure(result.ok ? null : result.failure);
		setShown(result.ok ? result.value : null);
	};
	const refused = form.failure ?? failure;

	return (
		<form className="form" onSubmit={form.submit}>
			<fieldset className="form card" disabled={form.isSending}>
				<Field {...bind('title')} required maxLength={200} hint={t('campaign.title-hint')} />
				<div className="period">
					<Field {...bind('percent')} inputMode="numeric" pattern="[1-9]\d?" hint={t('campaign.one-of-two')} />
					<Field {...bind('price')} inputMode="decimal" hint={t('campaign.price-hint')} />
				</div>
				<div className="period">
					<Field {...bind('starts_at')} type="datetime-local" required />
					<Field {...bind('ends_at')} type="datetime-local" required />
				</div>
				<CheckBox
					label={tOf('campaign.field', 'everything')}
					name="everything"
					checked={form.values['everything'] === true}
					onChange={({ target }) => change('everything', target.checked)}
				/>
				{form.values['everything'] !== true && (
					<>
						<CategoryChoice
							codes={toLines(form.textOf('categories'))}
							hint={t('campaign.category-hint')}
							error={form.errorOf('categories')}
							onChange={(codes) => change('categories', codes.join('\n'))}
						/>
						<TextArea {...bind('products')} rows={4} hint={t('campaign.products-hint')} />
					</>
				)}
			</fieldset>
			<p>{t('campaign.rule')}</p>
			{refused && <FailureNotice failure={refused} />}
			<ConflictNotice form={form} group="campaign.field" />
			{shown && <CampaignEffect preview={shown} />}
			<div className="actions">
				<button type="button" className="quiet" onClick={() => void preview()}>
					{t('campaign.preview')}
				</button>
				<button type="submit" disabled={form.isSending || form.conflict !== null}>
					{t('campaign.save')}
				</button>
			</div>
		</form>
	);
}
