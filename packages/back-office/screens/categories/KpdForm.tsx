import type { CodedCategory, KpdCodes } from '@titraj/backend/merchant-api/routes/kpd-routes.ts';
import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import type { ReactNode } from 'react';
import { readKpdCodes, saveKpdCodes } from '../../api/kpd.ts';
import { PATH_SEPARATOR } from '../../api/products.ts';
import type { Loaded } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useVersionedForm, type Values } from '../../ui/use-versioned-form.ts';

interface Props {
	readonly start: Loaded<KpdCodes>;
	readonly onSaved: () => unknown;
}

/** A code for each category; those that are left empty have that of the category above, else of the shop. */
export function KpdForm({ start, onSaved }: Props): ReactNode {
	const mayWrite = useMay()('products:write');
	const form = useVersionedForm({
		...{ start, toValues, read: readKpdCodes() },
		save: (values, changed, version) =>
			saveKpdCodes(
				[...changed].map((code) => ({ code, kpd: toKpd(values[code]) })),
				version,
			),
		onSaved: () => {
			showToast(t('action.saved'));
			return onSaved();
		},
	});
	const isChanged = start.value.categories.some(({ code, kpd }) => form.textOf(code) !== (kpd ?? ''));
	return (
		<form className="form spaced" onSubmit={form.submit}>
			<fieldset className="form card" disabled={!mayWrite || form.isSending}>
				{start.value.categories.map((category) => (
					<Field
						key={category.code}
						label={category.path.join(PATH_SEPARATOR)}
						name={category.code}
						value={form.textOf(category.code)}
						hint={describe(category)}
						pattern={KPD_PATTERN}
						title={t('kpd.format')}
						maxLength={8}
						onChange={({ target }) => form.set(category.code, target.value)}
					/>
				))}
			</fieldset>
			{form.failure && <FailureNotice failure={form.failure} />}
			<ConflictNotice form={form} group="category.field" />
			{mayWrite && (
				<div className="actions">
					<button type="submit" disabled={form.isSending || form.conflict !== null || !isChanged}>
						{t('content.save')}
					</button>
				</div>
			)}
		</form>
	);
}

const toValues = ({ categories }: KpdCodes): Values => Object.fromEntries(categories.map(({ code, kpd }) => [code, kpd ?? '']));

const toKpd = (typed: string | boolean | undefined): string | null => (typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : null);

/** What counts without a code here, and how many products have none. */
function describe({ kpd, effective, missing }: CodedCategory): string | undefined {
	if (missing > 0) return t('kpd.missing', { count: formatNumber(missing) });
	return kpd === null && effective !== null ? t('kpd.inherited', { kpd: effective }) : undefined;
}
