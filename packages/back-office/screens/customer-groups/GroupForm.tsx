import type { CustomerGroup } from '@titraj/backend/merchant-api/routes/customer-group-routes.ts';
import type { ChangeEvent, ReactNode } from 'react';
import { createGroup, readGroup, saveGroup } from '../../api/customer-groups.ts';
import type { Loaded } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { toLines } from '../../ui/typed.ts';
import { useVersionedForm } from '../../ui/use-versioned-form.ts';
import { CategoryChoice } from '../campaigns/CategoryChoice.tsx';
import { toGroup, toValues } from './group-form.ts';

interface Props {
	readonly start: Loaded<CustomerGroup>;
	readonly isNew: boolean;
	/** Whether the person may change prices; the form only shows them otherwise. */
	readonly mayWrite: boolean;
	readonly onSaved: (id: number) => unknown;
}

/** Name, reduction, exceptions and prices of a group. Prices can be read from a CSV file. */
export function GroupForm({ start, isNew, mayWrite, onSaved }: Props): ReactNode {
	const { id } = start.value;
	const form = useVersionedForm({
		...{ start, toValues, read: readGroup(String(id)) },
		save: (values, _changed, version) => (isNew ? createGroup(toGroup(values)) : saveGroup(id, toGroup(values), version)),
		onSaved: (saved) => {
			showToast(t('action.saved'));
			return onSaved(saved.id);
		},
	});
	const bind = (name: 'name' | 'percent' | 'excluded_manufacturers' | 'prices') => ({
		...{ name, label: t(`group.field.${name}`), value: form.textOf(name), error: form.errorOf(name) },
		onChange: ({ target }: { readonly target: { readonly value: string } }) => form.set(name, target.value),
	});
	const load = async (event: ChangeEvent<HTMLInputElement>) => {
		const file = event.target.files?.[0];
		if (file !== undefined) form.set('prices', (await file.text()).trim());
	};
	return (
		<form className="form" onSubmit={form.submit}>
			<fieldset className="form card" disabled={form.isSending || !mayWrite}>
				<Field {...bind('name')} required maxLength={100} hint={t('group.name-hint')} />
				<Field {...bind('percent')} inputMode="numeric" pattern="[1-9]\d?" hint={t('group.percent-hint')} />
				<p>{t('group.excluded')}</p>
				<CategoryChoice
					codes={toLines(form.textOf('excluded_categories'))}
					hint={t('group.category-hint')}
					error={form.errorOf('excluded_categories')}
					onChange={(codes) => form.set('excluded_categories', codes.join('\n'))}
				/>
				<TextArea {...bind('excluded_manufacturers')} rows={3} hint={t('group.manufacturers-hint')} />
				<TextArea {...bind('prices')} rows={6} hint={t('group.prices-hint')} />
				<Field label={t('group.file')} type="file" accept=".csv,.txt" hint={t('group.file-hint')} onChange={(event) => void load(event)} />
			</fieldset>
			<p>{t('group.rule')}</p>
			{form.failure && <FailureNotice failure={form.failure} />}
			<ConflictNotice form={form} group="group.field" />
			{mayWrite && (
				<div className="actions">
					<button type="submit" disabled={form.isSending || form.conflict !== null}>
						{t('group.save')}
					</button>
				</div>
			)}
		</form>
	);
}
