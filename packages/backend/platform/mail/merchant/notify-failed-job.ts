import type { Database } from '../../database/tables.ts';
import type { BackendConfig } from '../../settings/config.ts';
import { MERCHANT_TEMPLATE, notifyMerchant } from './notify-merchant.ts';

/** Milliseconds in which failures of one job are mailed once. */
const QUIET = 3_600_000;

interface FailedJob {
	readonly name: string;
	readonly error: string;
	/** Of a job that sends a mail: its number. */
	readonly mail?: number | null;
}

/**
 * Mails the merchant that a job failed for good or again and again, once an hour for each job. That a mail to the merchant failed is not mailed: this would
 * never end.
 */
export async function notifyFailedJob(trx: Database, { name, error, mail = null }: FailedJob, config: Pick<BackendConfig, 'sendsMail'>): Promise<void> {
	if (mail !== null && (await isToMerchant(trx, mail))) return;
	if (!(await wasMailedLately(trx, name))) await notifyMerchant(trx, { kind: 'failed_job', name, error }, config);
}

async function isToMerchant(trx: Database, mail: number): Promise<boolean> {
	const row = await trx.selectFrom('mails').select('template').where('id', '=', mail).executeTakeFirst();
	return row?.template.startsWith(MERCHANT_TEMPLATE) ?? false;
}

/** Subjects end with the name of the job, in all languages. */
async function wasMailedLately(trx: Database, name: string): Promise<boolean> {
	const mails = await trx
		.selectFrom('mails')
		.select('subject')
		.where('template', '=', `${MERCHANT_TEMPLATE}failed_job`)
		.where('created_at', '>', new Date(Date.now() - QUIET))
		.execute();
	return mails.some(({ subject }) => subject.endsWith(`: ${name}`));
}
