import type { AdventCalendar } from '@titraj/backend/merchant-api/routes/calendar-routes.ts';
import type { ReactNode } from 'react';
import { readCalendar, saveCalendar } from '../../api/calendars.ts';
import type { Loaded } from '../../api/read.ts';
import { formatDay } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import { ListFormFrame } from '../../ui/ListFormFrame.tsx';
import { swap } from '../../ui/swap.ts';
import { useLinkStates } from '../../ui/use-link-states.ts';
import { useListForm } from '../../ui/use-list-form.ts';
import { DayCard } from './DayCard.tsx';
import { type DayDraft, dayBelow, MOST_DAYS, redate, toCalendar, toDrafts } from './day-draft.ts';

interface Props {
	readonly start: Loaded<AdventCalendar>;
	readonly onSaved: () => unknown;
}

/** The days of a calendar, saved as a whole with the version that they were read in. They follow each other from the first one on. */
export function DaysForm({ start, onSaved }: Props): ReactNode {
	const { id } = start.value;
	const form = useListForm({
		...{ start, toItems: toDrafts, read: readCalendar(String(id)), onSaved },
		save: (days, version) => saveCalendar(id, toCalendar(days), version),
	});
	const { items: days, setItems: setDays, failure } = form;
	const states = useLinkStates(days.map(({ button_url }) => button_url.trim()));
	const first = days[0]?.date ?? '';
	const last = days.at(-1);
	const errorOf = (field: string) => failure?.fields.find((each) => each.field === field)?.reason;
	const put = (changed: readonly DayDraft[]) => setDays(redate(changed, first));

	return (
		<ListFormFrame form={form} toLine={({ date, title }) => `${formatDay(date)}: ${title}`}>
			<div className="card form">
				<Field
					label={t('calendar.first-day')}
					type="date"
					required
					value={first}
					error={errorOf('first_day')}
					hint={t('calendar.first-hint')}
					onChange={({ target }) => target.value !== '' && setDays(redate(days, target.value))}
				/>
				{last && <p>{t('calendar.until', { day: formatDay(last.date), count: days.length })}</p>}
				{errorOf('last_day') && <p className="field-error">{errorOf('last_day')}</p>}
			</div>
			<ol className="editable-lines">
				{days.map((day, place) => (
					<DayCard
						key={day.id}
						{...{ day, place, count: days.length, link: states.get(day.button_url.trim()) }}
						errorOf={(name) => errorOf(`days.${place}.${name}`)}
						onChange={(change) => setDays((before) => before.map((one) => (one.id === day.id ? { ...one, ...change } : one)))}
						onMove={(by) => put(swap(days, place, place + by))}
						onRemove={() => put(days.filter((one) => one.id !== day.id))}
					/>
				))}
			</ol>
			{last && days.length < MOST_DAYS && (
				<div className="actions">
					<button type="button" className="quiet" onClick={() => setDays([...days, dayBelow(last)])}>
						{t('calendar.add')}
					</button>
				</div>
			)}
		</ListFormFrame>
	);
}
