import { parseColour } from '@titraj/contract/look/colour.ts';
import { isReadable, LOOK_COLOUR_NAMES, type LookColour } from '@titraj/contract/look/look.ts';
import type { ReactNode } from 'react';
import { type Look, readLook, saveLook } from '../../api/look.ts';
import type { Loaded } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useVersionedForm, type Values } from '../../ui/use-versioned-form.ts';
import { ColourField } from './ColourField.tsx';
import { LookPreview } from './LookPreview.tsx';
import { PictureField } from './PictureField.tsx';

const NAMES = [...LOOK_COLOUR_NAMES, 'logo', 'icon'] as const;

interface Props {
	readonly start: Loaded<Look>;
	readonly onSaved: () => unknown;
}

/** An empty value is the standard one. A colour that cannot be read is not saved. */
export function LookForm({ start, onSaved }: Props): ReactNode {
	const form = useVersionedForm({
		...{ start, toValues, read: readLook() },
		save: (values, _changed, version) => saveLook(toLook(values), version),
		onSaved: () => {
			showToast(t('look.saved'));
			return onSaved();
		},
	});
	const isEmpty = NAMES.every((name) => form.textOf(name) === '');
	const mayBeSaved = LOOK_COLOUR_NAMES.every((name) => isAllowed(name, form.textOf(name)));
	return (
		<div className="with-preview">
			<form className="form" onSubmit={form.submit}>
				<fieldset className="form card" disabled={form.isSending}>
					<legend>{t('look.pictures')}</legend>
					<PictureField use="logo" form={form} />
					<PictureField use="icon" form={form} />
				</fieldset>
				<fieldset className="form card" disabled={form.isSending}>
					<legend>{t('look.colours')}</legend>
					{LOOK_COLOUR_NAMES.map((name) => (
						<ColourField key={name} name={name} form={form} />
					))}
				</fieldset>
				{!mayBeSaved && <p role="status">{t('look.unreadable')}</p>}
				{form.failure && <FailureNotice failure={form.failure} />}
				<ConflictNotice form={form} group="look" />
				<div className="actions">
					<button
						type="button"
						className="quiet"
						disabled={isEmpty}
						onClick={() => {
							for (const name of NAMES) form.set(name, '');
						}}
					>
						{t('look.reset')}
					</button>
					<button type="submit" disabled={form.isSending || form.conflict !== null || !mayBeSaved}>
						{t('settings.save')}
					</button>
				</div>
			</form>
			<LookPreview address={start.value.preview} values={form.values} />
		</div>
	);
}

const toValues = (look: Look): Values => Object.fromEntries(NAMES.map((name) => [name, look[name] ?? '']));

const toLook = (values: Values) => {
	const chosen = (name: (typeof NAMES)[number]) => String(values[name] ?? '').trim() || null;
	return {
		...{ brand: chosen('brand'), brand_dark: chosen('brand_dark'), accent: chosen('accent'), accent_dark: chosen('accent_dark') },
		...{ logo: chosen('logo'), icon: chosen('icon') },
	};
};

function isAllowed(name: LookColour, typed: string): boolean {
	const colour = parseColour(typed);
	return typed.trim() === '' || (colour !== null && isReadable(name, colour));
}
