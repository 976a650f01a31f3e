import type { ReactNode } from 'react';
import { MAIL_LANGUAGES } from '../../api/mails.ts';
import { t, tOf } from '../../texts/text.ts';
import { CheckBox, Field } from '../../ui/Field.tsx';
import { PlaceButtons } from '../../ui/PlaceButtons.tsx';
import type { TopicDraft } from './topic-draft.ts';

const OTHER_LANGUAGES = MAIL_LANGUAGES.filter((code) => code !== 'hr');

interface Props {
	readonly topic: TopicDraft;
	readonly place: number;
	readonly count: number;
	readonly errorOf: (name: string) => string | undefined;
	readonly onChange: (change: Partial<TopicDraft>) => void;
	readonly onMove: (by: -1 | 1) => void;
	readonly onRemove: () => void;
}

/** Names of a topic by language, whether it can be chosen, and its place. */
export function TopicFields({ topic: { code, titles, active, isNew }, place, count, errorOf, onChange, onMove, onRemove }: Props): ReactNode {
	const name = t('topics.topic', { number: place + 1 });
	const bind = (language: string) => ({
		...{ value: titles[language] ?? '', error: errorOf(`titles.${language}`), maxLength: 100 },
		onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ titles: { ...titles, [language]: target.value } }),
	});
	return (
		<li>
			<section className="card form" aria-label={name}>
				<Field {...bind('hr')} label={t('topics.name')} required />
				<Field
					label={t('topics.code')}
					hint={t('topics.code-hint')}
					required
					readOnly={!isNew}
					maxLength={100}
					pattern="[a-z0-9][a-z0-9_\-]*"
					value={code}
					error={errorOf('code')}
					onChange={({ target }) => onChange({ code: target.value })}
				/>
				<CheckBox label={t('topics.active')} checked={active} onChange={({ target }) => onChange({ active: target.checked })} />
				<details>
					<summary>{t('topics.languages')}</summary>
					<div className="stack">
						{OTHER_LANGUAGES.map((language) => (
							<Field key={language} {...bind(language)} label={tOf('mails.language', language)} />
						))}
					</div>
				</details>
				<div className="actions">
					<PlaceButtons {...{ name, place, count, onMove, onRemove }} />
				</div>
			</section>
		</li>
	);
}
