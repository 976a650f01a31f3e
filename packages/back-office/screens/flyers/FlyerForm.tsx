import type { MerchantFlyer } from '@titraj/backend/merchant-api/routes/flyer-routes.ts';
import type { ReactNode } from 'react';
import { readFlyer, saveFlyer } from '../../api/flyers.ts';
import type { Loaded } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import { ListFormFrame } from '../../ui/ListFormFrame.tsx';
import { swap } from '../../ui/swap.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';
import { newSheet, type SheetDraft, toDraft, toFlyer } from './flyer-draft.ts';
import { SheetCard } from './SheetCard.tsx';

interface Props {
	readonly start: Loaded<MerchantFlyer>;
	readonly onSaved: () => unknown;
}

/** Days and pages of a flyer, saved as a whole with the version that they were read in. */
export function FlyerForm({ start, onSaved }: Props): ReactNode {
	const { id } = start.value;
	const form = useDraftForm({
		...{ start, toDraft, read: readFlyer(String(id)), onSaved },
		save: (draft, version) => saveFlyer(id, toFlyer(draft), version),
	});
	const { draft, setDraft, failure, other } = form;
	const { sheets } = draft;
	const errorOf = (field: string) => failure?.fields.find((each) => each.field === field || each.field.startsWith(`${field}.`))?.reason;
	const putSheets = (change: (before: readonly SheetDraft[]) => readonly SheetDraft[]) => setDraft((before) => ({ ...before, sheets: change(before.sheets) }));
	const bindDay = (name: 'valid_from' | 'valid_to') => ({
		...{ type: 'date', value: draft[name], error: errorOf(name) },
		onChange: ({ target }: { readonly target: { readonly value: string } }) => setDraft((before) => ({ ...before, [name]: target.value })),
	});

	return (
		<ListFormFrame form={{ ...form, other: other?.sheets ?? null }} toLine={({ title, products }) => t('flyer.line', { title, count: products.length })}>
			<div className="card form">
				<div className="period">
					<Field {...bindDay('valid_from')} label={t('flyer.valid-from')} />
					<Field {...bindDay('valid_to')} label={t('flyer.valid-to')} />
				</div>
				<p className="hint">{t('flyer.valid-hint')}</p>
			</div>
			<ol className="editable-lines">
				{sheets.map((sheet, place) => (
					<SheetCard
						key={sheet.id}
						{...{ sheet, place, count: sheets.length }}
						errorOf={(name) => errorOf(`pages.${place}.${name}`)}
						onChange={(change) => putSheets((before) => before.map((one) => (one.id === sheet.id ? { ...one, ...change } : one)))}
						onMove={(by) => putSheets((before) => swap(before, place, place + by))}
						onRemove={() => putSheets((before) => before.filter((one) => one.id !== sheet.id))}
					/>
				))}
			</ol>
			<div className="actions">
				<button type="button" className="quiet" onClick={() => putSheets((before) => [...before, newSheet(before)])}>
					{t('flyer.add-page')}
				</button>
			</div>
		</ListFormFrame>
	);
}
