import type { Operation } from '../operation.ts';
import type { Alert } from './alert.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Bytes. */
const LEAST_FREE = 1e9;
/** With no more payments than this in the last hour, failures are not an alert. */
const FEW_PAYMENTS = 5;

/** Minutes that a condition must last before the operator is notified. These and the thresholds are those of deploy/prometheus/alerts.yml, which lacks JobsPaused. */
const MINUTES: ReadonlyMap<string, number> = new Map([
	['ShopNotReady', 2],
	['QueueStuck', 5],
	['JobFails', 10],
	['MailsWait', 5],
	['InvoicesLate', 10],
	['PaymentsFail', 10],
	['BackupOld', 10],
	['DiskAlmostFull', 5],
	['JobsPaused', 120],
]);

export const minutesUntilNotified = ({ name }: Pick<Alert, 'name'>): number => MINUTES.get(name) ?? 5;

export interface ShopState {
	readonly operation: Operation;
	/** Free bytes where the embedded database is; null with a database server. */
	readonly freeBytes: number | null;
	/** Problem that the shop's /api/health reports; null if there is none, or if it was not requested. */
	readonly shopProblem: string | null;
}

/** The alerts of this moment. */
export function findAlerts({ operation, freeBytes, shopProblem }: ShopState, now: Date): readonly Alert[] {
	const age = (moment: string | null): number => (moment === null ? 0 : now.getTime() - Date.parse(moment));
	const { queues, failing_jobs, mails, fiscal, backup, paused } = operation;
	return [
		...one('ShopNotReady', shopProblem !== null, `The shop is not ready: ${shopProblem ?? ''}`),
		...queues
			.filter(({ oldest }) => age(oldest) > HOUR / 2)
			.map(({ name, waiting, oldest }) => ({
				...{ name: 'QueueStuck', subject: name },
				summary: `${waiting} jobs wait in the queue ${name}, the oldest for ${minutes(age(oldest))}`,
			})),
		...failing_jobs
			.filter(({ failures }) => failures > 3)
			.map(({ name, failures, error }) => ({ name: 'JobFails', subject: name, summary: `The job ${name} failed ${failures} times in a row: ${error ?? ''}` })),
		...one('MailsWait', age(mails.oldest) > HOUR / 2, `${mails.waiting} mails are not sent, the oldest for ${minutes(age(mails.oldest))}`),
		...one(
			'InvoicesLate',
			age(fiscal.oldest) > 24 * HOUR,
			`The tax office has not taken ${fiscal.unreported} invoices, the oldest for ${minutes(age(fiscal.oldest))}`,
		),
		...findFailingPayments(operation.payments),
		...one(
			'BackupOld',
			backup.place !== null && (backup.made_at === null || age(backup.made_at) > 28 * HOUR),
			backup.problem !== undefined
				? `The place of backups cannot be read: ${backup.problem}`
				: backup.made_at === null
					? 'There is no backup yet'
					: `The newest backup was made ${minutes(age(backup.made_at))} ago`,
		),
		...one('DiskAlmostFull', freeBytes !== null && freeBytes < LEAST_FREE, `${Math.round((freeBytes ?? 0) / 1e6)} MB are free where the data is`),
		...one('JobsPaused', paused.jobs || paused.mails, paused.jobs ? 'All jobs are paused' : 'Mails are paused'),
	];
}

const one = (name: string, isSo: boolean, summary: string): readonly Alert[] => (isSo ? [{ name, subject: '', summary }] : []);

const minutes = (milliseconds: number): string => `${Math.round(milliseconds / MINUTE)} minutes`;

function findFailingPayments(payments: Operation['payments']): readonly Alert[] {
	const all = payments.reduce((sum, { count }) => sum + count, 0);
	const declined = payments.find(({ status }) => status === 'declined')?.count ?? 0;
	return one('PaymentsFail', all > FEW_PAYMENTS && declined / all > 0.5, `${declined} of ${all} payments of the last hour failed`);
}
