import type { ReactNode } from 'react';
import { readCalendar } from '../../api/calendars.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { PageActions } from '../content/PageActions.tsx';
import { DaysForm } from './DaysForm.tsx';
import { DayTexts } from './DayTexts.tsx';

/** The days of an advent calendar; title, address, texts and state are those of its page. */
export default function CalendarScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const { read: calendar, round, restart } = useFormRead(readCalendar(id));
	const mayWritePages = useMay()('content:write');
	return (
		<Loading of={calendar}>
			{(value, loaded) => (
				<>
					<p>
						<a href="#/calendars">{t('calendars.title')}</a>
					</p>
					<h1>{value.title}</h1>
					<PageActions page={value} list="/calendars" question={t('calendar.delete-question')} />
					{!value.visible && <p className="hint">{t('calendar.draft-hint')}</p>}
					<DaysForm key={round} start={loaded} onSaved={restart} />
					{mayWritePages && <DayTexts calendar={value} />}
				</>
			)}
		</Loading>
	);
}
