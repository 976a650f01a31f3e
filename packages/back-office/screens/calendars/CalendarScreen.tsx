import type { ReactNode } from 'react';
import { readCalendar } from '../../api/calendars.ts';
import { deleteContent } from '../../api/content.ts';
import { goTo } from '../../app/place.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { useMay } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
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
					<div className="actions">
						{mayWritePages && (
							<a className="button quiet" href={`#/pages/${value.id}`}>
								{t('calendar.page')}
							</a>
						)}
						<a className="button quiet" href={value.url}>
							{t(value.visible ? 'content.view' : 'content.preview')}
						</a>
						{mayWritePages && !value.visible && (
							<ActionButton
								label={t('content.delete')}
								question={t('calendar.delete-question')}
								done={t('content.deleted')}
								tone="danger"
								act={() => deleteContent('pages', value.id)}
								onDone={() => goTo('/calendars')}
							/>
						)}
					</div>
					{!value.visible && <p className="hint">{t('calendar.draft-hint')}</p>}
					<DaysForm key={round} start={loaded} onSaved={restart} />
					{mayWritePages && <DayTexts calendar={value} />}
				</>
			)}
		</Loading>
	);
}
