import { type ReactNode, useState } from 'react';
import { MAIL_LANGUAGES } from '../../api/mails.ts';
import { t, tOf } from '../../texts/text.ts';
import { Select } from '../../ui/Field.tsx';
import { TranslateAction } from './TranslateAction.tsx';

const OTHER_LANGUAGES = MAIL_LANGUAGES.filter((code) => code !== 'hr');

/** Characters of a Croatian text beside its button; the form above has all of it. */
const SHOWN = 200;

interface TranslatedText {
	readonly kind: string;
	readonly id: string;
	readonly field: string;
	/** Of the text, in words. */
	readonly name: string;
	/** As it is saved; an empty one is not translated. */
	readonly text: string;
}

interface OfThing<Field extends string> {
	/** As the shop names it in translations. */
	readonly kind: string;
	readonly id: number;
	readonly fields: readonly Field[];
	readonly texts: Readonly<Record<Field, string | null>>;
	/** Group of the names of the fields. */
	readonly names: string;
}

/** The same for fields of one thing that have the names of their translations. */
export const toTexts = <Field extends string>({ kind, id, fields, texts, names }: OfThing<Field>): TranslatedText[] =>
	fields.map((field) => ({ kind, id: String(id), field, name: tOf(names, field), text: texts[field] ?? '' }));

/** Saved texts of a thing, with a button that translates each into the chosen language. */
export function TranslatedTexts({ texts }: { readonly texts: readonly TranslatedText[] }): ReactNode {
	const [language, setLanguage] = useState<string>('en');
	return (
		<details className="card">
			<summary>{t('translations.title')}</summary>
			<div className="stack">
				<p className="hint">{t('calendar.translations-hint')}</p>
				<Select
					label={t('translations.language')}
					name="language"
					value={language}
					options={OTHER_LANGUAGES.map((code) => [code, tOf('mails.language', code)] as const)}
					onChange={setLanguage}
				/>
				<ul className="rows">
					{texts
						.filter(({ text }) => text.trim() !== '')
						.map(({ name, text, ...place }) => (
							<li key={`${place.kind} ${place.id} ${place.field}`} className="row">
								<div>
									<small>{name}</small>
									<br />
									{text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}
								</div>
								<TranslateAction label={t('calendar.translate', { name })} place={{ ...place, language }} onDone={() => undefined} />
							</li>
						))}
				</ul>
			</div>
		</details>
	);
}
