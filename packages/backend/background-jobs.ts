import { backupJob, makeBackup } from './backup/index.ts';
import { campaignsJob } from './catalog/campaigns/index.ts';
import { badgesJob, plannedPricesJob } from './catalog/index.ts';
import { fetchingJob, removingJob } from './catalog/media/index.ts';
import { CONTENT_WEBHOOK, contentWebhookJob, dayChangesJob, productAlertJobs, publishDueJob } from './content/index.ts';
import { eInvoiceQueue, fiscalQueue, paperMailQueue, paperQueue } from './invoices/index.ts';
import { type Queue, type RunningJobs, shopJobs, startJobs } from './jobs/index.ts';
import { refreshFromOrdersJob, refreshJob, refreshSuggestionsJob } from './listing/index.ts';
import { createSmtpClient, findMailId, MAIL_QUEUE, mailQueue, type SmtpClient } from './mail/index.ts';
import { webhookJobs } from './merchant-api/webhooks/webhook-jobs.ts';
import type { OpenDatabase } from './migrations/index.ts';
import { orderJobs } from './orders/index.ts';
import type { Database } from './platform/database/tables.ts';
import { notifyFailedJob } from './platform/mail/merchant/notify-failed-job.ts';
import { keepShopMail } from './platform/mail/shop-mail.ts';
import { toFilePlace } from './platform/media/media-place.ts';
import type { MediaStore } from './platform/media/media-store.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import type { BackendConfig } from './platform/settings/config.ts';
import { readKeptSecret } from './platform/settings/kept-secret.ts';
import { pruningJobs } from './pruning/index.ts';
import { reactionJobs, subscribe } from './reactions/index.ts';

/** Makes a backup at once, for staff and commands; null without a place or a public key. */
export function toBackUp(database: OpenDatabase, { config, media }: { config: BackendConfig; media: MediaStore }) {
	const backups = toBackups(database, config, media);
	return backups === null ? null : () => makeBackup({ ...backups, now: backups.now() });
}

/** Starts all background work of the backend: the one list of it. */
export async function startBackgroundJobs(database: OpenDatabase, { config, media }: { config: BackendConfig; media: MediaStore }): Promise<RunningJobs> {
	const { db } = database;
	const backups = toBackups(database, config, media);
	let jobs: RunningJobs | null = null;
	/** Tells the shop about changes of its pages. */
	const publish = () => jobs?.wake(CONTENT_WEBHOOK);
	const smtp = config.mailServer && createSmtpClient(config.mailServer, new URL(config.siteUrl).hostname);
	const isAllowed = config.mediaMayBePrivate ? () => true : undefined;
	await subscribe(db, config.shop.on);
	await keepShopMail(db, config.shop.mail);
	jobs = await startJobs(db, {
		isAlone: config.databaseUrl === null,
		interval: config.jobInterval,
		schedules: [
			...(config.webhook ? [contentWebhookJob(db, config.webhook)] : []),
			...pruningJobs(db),
			...orderJobs(db, { config, onReleased: publish }),
			plannedPricesJob(db, { config, onChanged: publish }),
			campaignsJob(db, { config, onChanged: publish }),
			refreshJob(db, { onRefreshed: publish }),
			badgesJob(db, { config, onChanged: publish }),
			refreshFromOrdersJob(db, { onChanged: publish }),
			refreshSuggestionsJob(db, { onChanged: publish }),
			...(config.fetchesMedia ? [fetchingJob({ db, store: media, isAllowed, onShown: publish })] : []),
			removingJob(db, { store: media, config }),
			...webhookJobs(db, config),
			dayChangesJob(db, { config, onNoted: publish }),
			publishDueJob(db, { config, onPublished: publish }),
			...productAlertJobs(db, config),
			...(backups === null ? [] : [backupJob(backups)]),
			...reactionJobs(db, config.shop.on),
			...shopJobs(config.shop.jobs),
		],
		queues: [
			...[paperQueue(db, config), paperMailQueue(db, config), fiscalQueue(db, config), eInvoiceQueue(db, config)],
			...(smtp === null ? [] : [toMailQueue(db, smtp, config)]),
		],
		onDeadLetter: (trx, { queue, error, data }) => notifyFailedJob(trx, { name: queue, error, mail: queue === MAIL_QUEUE ? findMailId(data) : null }, config),
		onManyFailures: (name, error) => notifyFailedJob(db, { name, error }, config),
	});
	const running = jobs;
	return {
		wake: running.wake,
		async close() {
			await running.close();
			smtp?.close();
		},
	};
}

const toMailQueue = (db: Database, client: SmtpClient, { mailFrom, mailReplyTo, dkim, siteUrl, mailsAtOnce, now }: BackendConfig): Queue =>
	mailQueue(db, { client, from: mailFrom, replyTo: mailReplyTo, dkim, siteUrl, atOnce: mailsAtOnce, now });

/** Backups need a place, and a public key: what is copied elsewhere every day is never readable by all. */
function toBackups(database: OpenDatabase, { backups: { place, recipient, days }, s3, dataDir, now }: BackendConfig, media: MediaStore) {
	if (place === null || recipient === null) return null;
	return { database, media, recipient, days, now, secret: readKeptSecret(dataDir), place: openMediaStore(toFilePlace('BACKUP_PLACE', place, s3)) };
}
