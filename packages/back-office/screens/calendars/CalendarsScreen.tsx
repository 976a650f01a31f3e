import type { ReactNode } from 'react';
import { createCalendar, readCalendars } from '../../api/calendars.ts';
import { useRead } from '../../api/read.ts';
import { goTo } from '../../app/place.ts';
import { formatDay } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Field } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf } from '../../ui/typed.ts';

/** Advent calendars, the latest first, and new ones. */
export default function CalendarsScreen(): ReactNode {
	const calendars = useRead(readCalendars());
	return (
		<>
			<h1>{t('calendars.title')}</h1>
			<p>{t('calendars.about')}</p>
			<div className="actions">
				<NewCalendar />
			</div>
			<Loading of={calendars}>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyList none={t('empty.calendars')} />
					) : (
						<ul className="rows">
							{items.map(({ id, title, state, first_day, last_day, days, filled }) => (
								<li key={id} className="row">
									<span className="state" data-tone={state === 'published' ? 'done' : state === 'scheduled' ? 'attention' : undefined}>
										{tOf('content.state', state)}
									</span>
									<div>
										<a href={`#/calendars/${id}`}>{title}</a>
										<br />
										<small>{t('calendars.row', { first: formatDay(first_day), last: formatDay(last_day), filled, days })}</small>
									</div>
								</li>
							))}
						</ul>
					)
				}
			</Loading>
		</>
	);
}

function NewCalendar(): ReactNode {
	return (
		<ActionButton
			label={t('calendars.new')}
			question={t('calendars.new-question')}
			done={t('action.saved')}
			act={async (typed) => {
				const of = (name: string): string => textOf(typed, name) ?? '';
				const result = await createCalendar({
					...{ title: of('title'), first_day: of('first_day'), last_day: of('last_day'), button_title: of('button_title') },
				});
				if (result.ok) goTo(`/calendars/${result.value.id}`);
				return result;
			}}
			onDone={() => undefined}
		>
			<Field label={t('content.field.title')} name="title" required maxLength={300} />
			<Field label={t('calendar.first-day')} name="first_day" type="date" required />
			<Field label={t('calendar.last-day')} name="last_day" type="date" required hint={t('calendar.most-hint')} />
			<Field label={t('calendar.buttons')} name="button_title" required maxLength={100} defaultValue="Pogledaj ponudu" />
		</ActionButton>
	);
}
