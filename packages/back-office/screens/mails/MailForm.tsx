import { type ReactNode, useState } from 'react';
import { type MailPreview, type MailText, type MailTextChange, type MailTexts, previewMailTexts, readMailTexts, saveMailTexts } from '../../api/mails.ts';
import type { Loaded } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { t, tOf } from '../../texts/text.ts';
import { ConflictNotice } from '../../ui/ConflictNotice.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useVersionedForm, type Values } from '../../ui/use-versioned-form.ts';

interface Props {
	readonly start: Loaded<MailTexts>;
	readonly onSaved: () => unknown;
}

/** Texts of a mail, each with its placeholders. A text that equals the standard one is not stored. */
export function MailForm({ start, onSaved }: Props): ReactNode {
	const { template, language, texts } = start.value;
	const [shown, setShown] = useState<MailPreview | null>(null);
	const [failure, setFailure] = useState<Failure | null>(null);
	const form = useVersionedForm({
		...{ start, toValues, read: readMailTexts(template, language) },
		save: (values, changed, version) => saveMailTexts(template, language, toChange(values, changed, texts), version),
		onSaved: () => {
			showToast(t('action.saved'));
			return onSaved();
		},
	});
	const preview = async () => {
		const result = await previewMailTexts(template, language, toChange(form.values, new Set(Object.keys(form.values)), texts));
		setFailure(result.ok ? null : result.failure);
		setShown(result.ok ? result.value : null);
	};
	const refused = form.failure ?? failure;
	const errorOf = (key: string) => form.errorOf(key) ?? failure?.fields.find(({ field }) => field === key)?.reason;
	const change = (key: string, value: string) => {
		setShown(null);
		setFailure(null);
		form.set(key, value);
	};

	return (
		<form className="form" onSubmit={form.submit}>
			<fieldset className="form card" disabled={form.isSending}>
				{texts.map((text) => {
					const shared = {
						...{ name: text.key, label: labelOf(text), hint: toHint(text), error: errorOf(text.key), value: form.textOf(text.key) },
						onChange: ({ target }: { readonly target: { readonly value: string } }) => change(text.key, target.value),
					};
					return (
						<div key={text.key} className="stack">
							{text.is_long ? <TextArea {...shared} rows={4} maxLength={5000} required /> : <Field {...shared} maxLength={300} required />}
							{form.textOf(text.key) !== text.standard && (
								<button type="button" className="quiet" onClick={() => change(text.key, text.standard)}>
									{t('mails.reset', { part: labelOf(text) })}
								</button>
							)}
						</div>
					);
				})}
			</fieldset>
			<p>{t('mails.law')}</p>
			{refused && <FailureNotice failure={refused} />}
			<ConflictNotice form={form} group={toPartLabel} />
			{shown && (
				<section className="card" aria-label={t('mails.preview-title')}>
					<h2>{shown.subject}</h2>
					<p className="typed">{shown.text}</p>
				</section>
			)}
			<div className="actions">
				<button type="button" className="quiet" onClick={() => void preview()}>
					{t('mails.preview')}
				</button>
				<button type="submit" disabled={form.isSending || form.conflict !== null}>
					{t('mails.save')}
				</button>
			</div>
		</form>
	);
}

const toValues = ({ texts }: MailTexts): Values => Object.fromEntries(texts.map(({ key, text }) => [key, text]));

/** What is sent: null for a text that is the standard one. */
const toChange = (values: Values, names: ReadonlySet<string>, texts: readonly MailText[]): MailTextChange =>
	Object.fromEntries(texts.filter(({ key }) => names.has(key)).map(({ key, standard }) => [key, values[key] === standard ? null : String(values[key] ?? '')]));

/** The last part of the key names it: subject, paragraphs, and so on. */
const toPartLabel = (key: string): string => tOf('mails.part', key.slice(key.lastIndexOf('.') + 1));

const labelOf = ({ key }: MailText): string => toPartLabel(key);

const toHint = ({ placeholders }: MailText): string => {
	const namesOf = (isRequired: boolean): string =>
		placeholders
			.filter(({ required }) => required === isRequired)
			.map(({ name }) => name)
			.join(', ');
	const required = namesOf(true);
	return [...(required === '' ? [] : [t('mails.required', { names: required })]), t('mails.optional', { names: namesOf(false) })].join(' ');
};
