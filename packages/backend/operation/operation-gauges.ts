import type { GaugeDefinition, Sample } from '@titraj/contract/metrics/create-metrics.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { readFreeBytes } from './free-bytes.ts';
import type { Operation } from './operation.ts';
import { readOperation } from './read-operation.ts';
import type { Database } from './tables.ts';

/** Milliseconds for which one reading serves all gauges. */
const KEEP = 5000;

/** Gauges of a shop's state; a database that does not answer leaves only `shop_database_up`. */
export function operationGauges(db: Database, config: BackendConfig): readonly GaugeDefinition[] {
	let last: { readonly at: number; readonly operation: Promise<Operation> } | null = null;
	const read = (): Promise<Operation> => {
		if (last === null || performance.now() - last.at > KEEP) last = { at: performance.now(), operation: readOperation(db, config, { checksPasswords: false }) };
		return last.operation;
	};
	const one = (name: string, help: string, value: (operation: Operation) => number | null): GaugeDefinition => ({
		...{ name, help },
		read: async () => toSamples(value(await read())),
	});
	const ofQueues = (name: string, help: string, value: (queue: Operation['queues'][number]) => number): GaugeDefinition => ({
		...{ name, help, labels: ['queue'] },
		read: async () => (await read()).queues.map((queue) => ({ labels: { queue: queue.name }, value: value(queue) })),
	});
	const age = (moment: string | null): number => (moment === null ? 0 : Math.max(0, (config.now().getTime() - Date.parse(moment)) / 1000));
	return [
		{
			name: 'shop_database_up',
			help: '1 if the database answers',
			read: () =>
				read().then(
					() => [{ value: 1 }],
					() => [{ value: 0 }],
				),
		},
		ofQueues('shop_queue_waiting', 'Jobs that wait in a queue', ({ waiting }) => waiting),
		ofQueues('shop_queue_failed', 'Dead letters of a queue', ({ failed }) => failed),
		ofQueues('shop_queue_oldest_seconds', 'Age of the oldest job that waits in a queue', ({ oldest }) => age(oldest)),
		{
			...{ name: 'shop_job_failures', help: 'Failures in a row of a scheduled job', labels: ['job'] },
			read: async () => (await read()).failing_jobs.map(({ name, failures }) => ({ labels: { job: name }, value: failures })),
		},
		one('shop_jobs_paused', '1 if jobs or mails are paused', ({ paused }) => Number(paused.jobs || paused.mails)),
		one('shop_mails_waiting', 'Mails that are not sent yet', ({ mails }) => mails.waiting),
		one('shop_mails_oldest_seconds', 'Age of the oldest mail that is not sent', ({ mails }) => age(mails.oldest)),
		one('shop_invoices_unreported', 'Invoices that the tax office has not taken', ({ fiscal }) => fiscal.unreported),
		one('shop_invoices_oldest_seconds', 'Age of the oldest invoice that the tax office has not taken', ({ fiscal }) => age(fiscal.oldest)),
		one('shop_backup_age_seconds', 'Age of the newest backup; none without BACKUP_PLACE', ({ backup }) =>
			backup.place === null ? null : backup.made_at === null ? Number.POSITIVE_INFINITY : age(backup.made_at),
		),
		one('shop_orders_last_hour', 'Orders of the last hour', ({ orders }) => orders.last_hour),
		one('shop_orders_last_day', 'Orders of the last 24 hours', ({ orders }) => orders.last_day),
		one('shop_orders_unpaid', 'Orders that wait for their payment', ({ orders }) => orders.unpaid),
		{
			...{ name: 'shop_payments_last_hour', help: 'Payments that were begun in the last hour, by status', labels: ['status'] },
			read: async () => (await read()).payments.map(({ status, count }) => ({ labels: { status }, value: count })),
		},
		{
			...{ name: 'shop_disk_free_bytes', help: 'Free space where the embedded database is' },
			read: async () => (config.dataDir === null ? [] : toSamples(await readFreeBytes(config.dataDir))),
		},
	];
}

const toSamples = (value: number | null): readonly Sample[] => (value === null ? [] : [{ value }]);
