import type { AdventCalendar } from '@titraj/backend/merchant-api/routes/calendar-routes.ts';
import { type ReactNode, useState } from 'react';
import { MAIL_LANGUAGES } from '../../api/mails.ts';
import { formatDay } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Select } from '../../ui/Field.tsx';
import { TranslateAction } from '../translations/TranslateAction.tsx';

const OTHER_LANGUAGES = MAIL_LANGUAGES.filter((code) => code !== 'hr');
const FIELDS = ['title', 'text', 'button_title'] as const;

/** What is translated of the saved calendar: its title, and the texts of its days. */
export function DayTexts({ calendar: { id, title, days } }: { readonly calendar: AdventCalendar }): ReactNode {
	const [language, setLanguage] = useState<string>('en');
	const texts = [
		{ kind: 'page', id: String(id), field: 'title', name: title, text: title },
		...days.flatMap((day) =>
			FIELDS.map((field) => ({ kind: 'calendar_day', id: day.id, field, name: `${formatDay(day.date)}, ${tOf('calendar.field', field)}`, text: day[field] })),
		),
	].filter(({ text }) => text.trim() !== '');
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
					{texts.map(({ name, text, ...place }) => (
						<li key={`${place.kind} ${place.id} ${place.field}`} className="row">
							<div>
								<small>{name}</small>
								<br />
								{text}
							</div>
							<TranslateAction label={t('calendar.translate', { name })} place={{ ...place, language }} onDone={() => undefined} />
						</li>
					))}
				</ul>
			</div>
		</details>
	);
}
