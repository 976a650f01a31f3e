import type { AdventCalendar } from '@titraj/backend/merchant-api/routes/calendar-routes.ts';
import type { ReactNode } from 'react';
import { formatDay } from '../../texts/format.ts';
import { tOf } from '../../texts/text.ts';
import { TranslatedTexts } from '../translations/TranslatedTexts.tsx';

const FIELDS = ['title', 'text', 'button_title'] as const;

/** What is translated of the saved calendar: its title, and the texts of its days. */
export function DayTexts({ calendar: { id, title, days } }: { readonly calendar: AdventCalendar }): ReactNode {
	return (
		<TranslatedTexts
			texts={[
				{ kind: 'page', id: String(id), field: 'title', name: title, text: title },
				...days.flatMap((day) =>
					FIELDS.map((field) => ({
						kind: 'calendar_day',
						id: day.id,
						field,
						name: `${formatDay(day.date)}, ${tOf('calendar.field', field)}`,
						text: day[field],
					})),
				),
			]}
		/>
	);
}
