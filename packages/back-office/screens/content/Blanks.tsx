import { fillBlanks, findBlanks } from '@titraj/contract/formats/blanks.ts';
import { type ReactNode, useState } from 'react';
import { t } from '../../texts/text.ts';
import { TextArea } from '../../ui/Field.tsx';
import type { VersionedForm } from '../../ui/use-versioned-form.ts';

/** Begins the placeholder of a picture that is uploaded in the settings. */
const PICTURE = '[[slika ';

interface Filled {
	/** The text with its placeholders. */
	readonly template: string;
	readonly typed: ReadonlyMap<string, string>;
}

/** A field for each placeholder that is left in the text, also after the text itself was changed: placeholders are hard to find between tags. */
export function Blanks({ form }: { readonly form: VersionedForm }): ReactNode {
	const [filled, setFilled] = useState<Filled>({ template: '', typed: new Map() });
	const text = form.textOf('content');
	const { template, typed } = fillBlanks(filled.template, filled.typed) === text ? filled : { template: text, typed: new Map<string, string>() };
	const blanks = findBlanks(template);
	if (blanks.length === 0) return null;

	const fill = (blank: string, value: string) => {
		const now = { template, typed: new Map([...typed, [blank, value]]) };
		setFilled(now);
		form.set('content', fillBlanks(now.template, now.typed));
	};
	return (
		<fieldset className="form">
			<legend>{t('content.blanks')}</legend>
			<p className="hint">{t('content.blanks-about')}</p>
			{blanks.map((blank) =>
				blank.startsWith(PICTURE) ? (
					<p key={blank} className="notice" data-tone="attention">
						{t('content.blanks-picture')} <a href="#/settings">{t('guarantee.title')}</a>
					</p>
				) : (
					<TextArea
						key={blank}
						label={toLabel(blank)}
						rows={2}
						maxLength={5000}
						value={typed.get(blank) ?? ''}
						onChange={({ target }) => fill(blank, target.value)}
					/>
				),
			)}
		</fieldset>
	);
}

/** `Rok za odgovor` of `[[rok za odgovor]]`. */
function toLabel(blank: string): string {
	const name = blank.slice(2, -2).trim();
	return name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
}
