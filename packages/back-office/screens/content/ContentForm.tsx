import type { ReactNode } from 'react';
import { type Content, type ContentChange, type ContentKind, readContent, saveContent } from '../../api/content.ts';
import type { Loaded } from '../../api/read.ts';
import { t, tOf } from '../../texts/text.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { CheckBox, Field, TextArea } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useVersionedForm, type Values } from '../../ui/use-versioned-form.ts';

interface Props {
	readonly kind: ContentKind;
	readonly start: Loaded<Content>;
	readonly onSaved: () => unknown;
}

/** Texts and visibility of a page or post. */
export function ContentForm({ kind, start, onSaved }: Props): ReactNode {
	const { id } = start.value;
	const form = useVersionedForm({
		...{ start, toValues, read: readContent(kind, String(id)) },
		save: (values, changed, version) => saveContent(kind, id, toEdit(values, changed), version),
		onSaved: () => {
			showToast(t('content.saved'));
			return onSaved();
		},
	});
	const bind = (name: Exclude<keyof ContentChange, 'visible'>) => ({
		...{ name, label: tOf('content.field', name), value: form.textOf(name), error: form.errorOf(name) },
		onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) => form.set(name, value),
	});

	return (
		<form className="form" onSubmit={form.submit}>
			<fieldset className="form card" disabled={form.isSending}>
				<Field {...bind('title')} required maxLength={300} />
				<TextArea {...bind('short_description')} rows={3} maxLength={2000} hint={kind === 'posts' ? t('content.summary-hint') : undefined} />
				{kind === 'pages' && <TextArea {...bind('seo_description')} rows={2} maxLength={500} hint={t('content.seo-hint')} />}
				<TextArea {...bind('content')} rows={16} maxLength={200_000} hint={t('content.html')} />
				<CheckBox
					label={t('content.field.visible')}
					name="visible"
					checked={form.values['visible'] === true}
					onChange={({ target: { checked } }) => form.set('visible', checked)}
				/>
			</fieldset>
			{form.failure && <FailureNotice failure={form.failure} />}
			<ConflictNotice form={form} group="content.field" />
			<div className="actions">
				<button type="submit" disabled={form.isSending || form.conflict !== null}>
					{t('content.save')}
				</button>
			</div>
		</form>
	);
}

const toValues = ({ title, short_description, seo_description, content, visible }: Content): Values => ({
	...{ title, short_description, seo_description: seo_description ?? '', content, visible },
});

const toEdit = (values: Values, changed: ReadonlySet<string>): ContentChange =>
	Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name)));
