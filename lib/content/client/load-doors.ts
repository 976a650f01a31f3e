import type { Calendar } from '@titraj/contract/calendar.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import type { Door } from '../content-screens.ts';
import { toDoors } from '../to-doors.ts';

/** Current doors of a calendar; null if the backend has none or answers with an error. */
export async function loadDoors(slug: string, signal: AbortSignal): Promise<readonly Door[] | null> {
	const response = await fetch(`/api/hapi/cms/calendar?${new URLSearchParams({ slug })}`, { signal, headers: { accept: 'application/json' } });
	const answer: { data?: Calendar } | null = response.ok ? await response.json() : null;
	return answer?.data ? toDoors(answer.data, pageCurrency()) : null;
}
