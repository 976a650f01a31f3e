import type { Operation } from '@titraj/backend/operation/index.ts';

/** What /api/health says: null if all is well, else one sentence. */
export interface Health {
	readonly problem: string | null;
}

interface Known {
	readonly health: Health;
	readonly operation: Operation | { readonly problem: string };
	readonly now: Date;
}

/** Asks a shop for its readiness; a shop that does not answer is a problem. */
export async function readHealth(shop: string): Promise<Health> {
	try {
		const response = await fetch(`${shop}/api/health`, { signal: AbortSignal.timeout(10_000) });
		const answer: unknown = await response.json();
		const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
		if (typeof data === 'object' && data !== null && 'problem' in data) return { problem: data.problem === null ? null : String(data.problem) };
		return { problem: `${shop} is not a shop` };
	} catch (error) {
		return { problem: `${shop} does not answer (${error instanceof Error ? error.message : String(error)})` };
	}
}

/** The state of a shop on one screen, one line for each part. `isWell`: the operator has nothing to do. */
export function toStatusLines({ health, operation, now }: Known): { readonly lines: readonly string[]; readonly isWell: boolean } {
	const shop = line(health.problem === null, 'shop', health.problem ?? 'ready');
	if ('problem' in operation) return { lines: [shop, line(false, 'backend', operation.problem)], isWell: false };
	const { orders, payments, mails, fiscal, queues, failing_jobs, alerts, backup, paused } = operation;
	const since = (moment: string | null) => (moment === null ? '' : `, the oldest for ${toSpan(now.getTime() - Date.parse(moment))}`);
	const isRecent = (moment: string | null, hours: number) => moment === null || now.getTime() - Date.parse(moment) < hours * 3_600_000;
	const lines = [
		shop,
		line(
			true,
			'orders',
			`${orders.last_hour} in the last hour, ${orders.last_day} in the last day, ${orders.unpaid} unpaid, the last one ${orders.last_at === null ? 'never' : `${toSpan(now.getTime() - Date.parse(orders.last_at))} ago`}`,
		),
		line(true, 'payments', payments.length === 0 ? 'none in the last hour' : payments.map(({ status, count }) => `${count} ${status}`).join(', ')),
		line(isRecent(mails.oldest, 0.5), 'mails', `${mails.waiting} wait${since(mails.oldest)}`),
		line(
			isRecent(fiscal.oldest, 24),
			'invoices',
			fiscal.mode === 'on' ? `${fiscal.unreported} not reported${since(fiscal.oldest)}` : `reporting is ${fiscal.mode}`,
		),
		...queues.map(({ name, waiting, failed, oldest }) =>
			line(failed === 0 && isRecent(oldest, 0.5), 'queue', `${name}: ${waiting} wait${since(oldest)}, ${failed} given up`),
		),
		...failing_jobs.map(({ name, failures, error }) => line(false, 'job', `${name} failed ${failures} times: ${error ?? ''}`)),
		...alerts.map(({ name, subject, summary, since: begin }) =>
			line(false, 'alert', `${name}${subject === '' ? '' : ` (${subject})`} for ${toSpan(now.getTime() - Date.parse(begin))}: ${summary}`),
		),
		line(!(paused.jobs || paused.mails), 'pauses', paused.jobs ? 'all jobs are paused' : paused.mails ? 'mails are paused' : 'none'),
		line(
			backup.place === null || (backup.made_at !== null && isRecent(backup.made_at, 26)),
			'backup',
			backup.place === null
				? 'BACKUP_PLACE is not set'
				: backup.problem !== undefined
					? `${backup.place} cannot be read: ${backup.problem}`
					: backup.made_at === null
						? `none in ${backup.place}`
						: `${toSpan(now.getTime() - Date.parse(backup.made_at))} ago`,
		),
	];
	return { lines, isWell: lines.every((one) => one.startsWith('good')) };
}

const line = (isGood: boolean, name: string, message: string): string => `${isGood ? 'good' : 'BAD '}  ${name.padEnd(10)} ${message}`;

/** `3 min`, `5 h`, `2 days`. */
function toSpan(milliseconds: number): string {
	const minutes = Math.max(0, Math.round(milliseconds / 60_000));
	if (minutes < 120) return `${minutes} min`;
	return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
