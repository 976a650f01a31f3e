import { isLoopback } from '@titraj/contract/http/loopback.ts';
import { type Kysely, sql } from 'kysely';
import { findPublishedPasswords } from '../accounts/index.ts';
import { findLastBackup } from '../backup/index.ts';
import { openDemo } from '../dev/index.ts';
import { readFiscalMode } from '../invoices/index.ts';
import { readJobState, readSwitches } from '../jobs/index.ts';
import type { Database, Tables } from '../platform/database/tables.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import { readOrigin } from '../platform/shop/origin.ts';
import { readShopSettings } from '../platform/shop/shop-settings.ts';
import { readChecklist } from '../setup/index.ts';
import { readOpenAlerts } from './alerts/incidents.ts';
import type { Operation } from './operation.ts';
import { findStartNotes } from './start-notes.ts';

/** Whether others reach the shop: its address is not one of this machine, or it listens for others. */
export const isPublic = ({ isLocal, siteUrl }: Pick<BackendConfig, 'isLocal' | 'siteUrl'>): boolean => !isLocal || !isLoopback(new URL(siteUrl).hostname);

interface Reading {
	/** Whether to look for published passwords in a public shop, which takes a moment. */
	readonly checksPasswords?: boolean;
}

/** Reads the state of a shop; writes nothing. */
export async function readOperation(db: Database, config: BackendConfig, { checksPasswords = true }: Reading = {}): Promise<Operation> {
	const origin = await readOrigin(db);
	const isForOthers = isPublic(config);
	const [{ company }, checklist, { queues, schedules }] = [await readShopSettings(db), await readChecklist(db, config), await readJobState(db)];
	const [{ allPaused, mailsPaused }, backup, mode] = [await readSwitches(db), await readBackup(config), await readFiscalMode(db)];
	const { fiscal, mails, orders, database_time } = await readNumbers(db);
	return {
		...{ origin, is_public: isForOthers, database_time },
		notes: findStartNotes({ ...config, isLocal: !isForOthers, company }),
		missing: checklist.filter(({ isDone }) => !isDone).map(({ key }) => key),
		published_passwords: isForOthers && checksPasswords ? [...(await findPublishedPasswords(db))] : [],
		open_pages: origin === null ? [] : findOpenPages(openDemo(config, origin)),
		fiscal: { ...fiscal, mode, service: config.fiscal?.url ?? null },
		mails,
		backup,
		queues: queues.map((queue) => ({ ...queue, oldest: toMoment(queue.oldest) })),
		failing_jobs: schedules.filter(({ failures }) => failures > 0).map(({ name, failures, last_error }) => ({ name, failures, error: last_error })),
		alerts: (await readOpenAlerts(db)).map(({ since, ...alert }) => ({ ...alert, since: since.toISOString() })),
		paused: { jobs: allPaused, mails: mailsPaused },
		orders,
		payments: await readPayments(db),
	};
}

/** A place that cannot be read must not hide the rest: orders, queues, and alerts about them. */
async function readBackup(config: BackendConfig): Promise<Operation['backup']> {
	try {
		const { place, madeAt } = await findLastBackup(config);
		return { place, made_at: toMoment(madeAt) };
	} catch (error) {
		return { place: config.backups.place, made_at: null, problem: error instanceof Error ? error.message : String(error) };
	}
}

async function readPayments(db: Kysely<Tables>): Promise<Operation['payments']> {
	const { rows } = await sql<{ status: string; count: number }>`
		select status, count(*)::int as count from order_payments where created_at > now() - interval '1 hour' group by status order by status
	`.execute(db);
	return rows;
}

const findOpenPages = ({ devPages, testBank, bankUrl }: { devPages: boolean; testBank: boolean; bankUrl: string }): string[] => [
	...(testBank && bankUrl === '' ? ['/bank/'] : []),
	...(devPages ? ['/dev/outbox'] : []),
];

interface Numbers {
	readonly unreported: number;
	readonly unreported_since: Date | null;
	readonly mails: number;
	readonly mails_since: Date | null;
	readonly last_order: Date | null;
	readonly last_hour: number;
	readonly last_day: number;
	readonly unpaid: number;
	readonly now: Date;
}

async function readNumbers(db: Kysely<Tables>): Promise<Pick<Operation, 'fiscal' | 'mails' | 'orders' | 'database_time'>> {
	const { rows } = await sql<Numbers>`select now(),
		(select count(*)::int from paper_fiscal where jir is null) as unreported,
		(select min(p.issued_at) from paper_fiscal f join papers p on p.id = f.paper_id where f.jir is null) as unreported_since,
		(select count(*)::int from mails where sent_at is null and failed_at is null) as mails,
		(select min(created_at) from mails where sent_at is null and failed_at is null) as mails_since,
		(select max(created_at) from orders) as last_order,
		(select count(*)::int from orders where created_at > now() - interval '1 hour') as last_hour,
		(select count(*)::int from orders where created_at > now() - interval '1 day') as last_day,
		(select count(*)::int from orders where status in ('awaiting_payment', 'payment_failed')) as unpaid
	`.execute(db);
	const [row] = rows;
	if (row === undefined) throw new Error('The database did not answer');
	return {
		fiscal: { mode: '', service: null, unreported: row.unreported, oldest: toMoment(row.unreported_since) },
		mails: { waiting: row.mails, oldest: toMoment(row.mails_since) },
		orders: { last_at: toMoment(row.last_order), last_hour: row.last_hour, last_day: row.last_day, unpaid: row.unpaid },
		database_time: row.now.toISOString(),
	};
}

const toMoment = (date: Date | null): string | null => date?.toISOString() ?? null;
