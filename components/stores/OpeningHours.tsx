import { inflectDate } from '@titraj/contract/formats/inflect-date.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import { formatDate } from '#lib/platform/i18n/formats.ts';
import { weekdayOf } from '#lib/stores/opening.ts';
import type { StoreCard } from '#lib/stores/stores.ts';
import styles from './OpeningHours.module.css';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** Weekly opening hours of a store and its exceptions. */
export function OpeningHours({ week, exceptions }: Pick<StoreCard, 'week' | 'exceptions'>) {
	const t = useLabels();
	const now = useShopTime();
	const names = new Intl.DateTimeFormat(t.locale, { weekday: 'long', timeZone: 'UTC' });
	return (
		<>
			<table className={styles['hours']}>
				<caption>{t('stores.hours')}</caption>
				<tbody>
					{WEEK.map((weekday) => (
						<tr key={weekday} data-today={now && weekdayOf(now.date) === weekday ? '' : undefined}>
							<th scope="row">{inflectDate(names.format(MONDAY + (weekday - 1) * 86_400_000), t.locale)}</th>
							<td>{toSpans(week.filter((span) => span.weekday === weekday)) || t('stores.closed')}</td>
						</tr>
					))}
				</tbody>
			</table>
			{exceptions.length > 0 && (
				<table className={styles['hours']}>
					<caption>{t('stores.exceptions')}</caption>
					<tbody>
						{exceptions.map((day) => (
							<tr key={`${day.date} ${day.opens}`}>
								<th scope="row">
									{formatDate(day.date, t.locale)}
									{day.note && <small className={styles['note']}>{day.note}</small>}
								</th>
								<td>{day.opens && day.closes ? toSpans([{ opens: day.opens, closes: day.closes }]) : t('stores.closed')}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</>
	);
}

function toSpans(spans: readonly { opens: string; closes: string }[]): string {
	return spans.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ');
}
