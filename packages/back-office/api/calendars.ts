import type { AdventCalendar, CalendarInput, CalendarStart, CalendarSummary } from '@titraj/backend/merchant-api/routes/calendar-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readCalendars = read<Items<CalendarSummary>>('/calendars');
export const readCalendar = (id: string): Read<AdventCalendar> => read<AdventCalendar>(`/calendars/${encodeURIComponent(id)}`)();
export const createCalendar = (start: CalendarStart): Promise<Result<AdventCalendar>> => send({ method: 'POST', path: '/calendars', body: start });
export const saveCalendar = (id: number, calendar: CalendarInput, version: string | null): Promise<Result<AdventCalendar>> =>
	send({ method: 'PUT', path: `/calendars/${id}`, body: calendar, ifMatch: version });
