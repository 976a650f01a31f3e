import { setTimeout as wait } from 'node:timers/promises';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readFreeBytes } from '../free-bytes.ts';
import { readOperation } from '../read-operation.ts';
import type { Database } from '../tables.ts';
import type { AlertNotification } from './alert.ts';
import { findAlerts } from './find-alerts.ts';
import { type ClaimedNotification, claimNotifications, endClaim, recordAlerts } from './incidents.ts';
import { sendMessage } from './send-message.ts';
import { findShopProblem } from './shop-problem.ts';
import { toMessage } from './to-message.ts';

/** Milliseconds between two rounds. */
const EVERY = 60_000;
/** Milliseconds after which a database that has not answered counts as down. */
const SLOW = 20_000;

/** Looks for alerts once: records incidents, and sends the notifications that are due. Throws if the database does not answer. */
export async function checkAlerts(db: Database, config: BackendConfig, now: Date): Promise<void> {
	await sendNotifications(db, config, await readNotifications(db, config, now));
}

/** Records the alerts of this moment, and claims the notifications that are due. */
async function readNotifications(db: Database, config: BackendConfig, now: Date): Promise<readonly ClaimedNotification[]> {
	const shopProblem = config.alerts.checksShop ? await findShopProblem(config.siteUrl) : null;
	const [operation, freeBytes] = [
		await readOperation(db, config, { checksPasswords: false }),
		config.dataDir === null ? null : await readFreeBytes(config.dataDir),
	];
	await recordAlerts(db, findAlerts({ operation, freeBytes, shopProblem }, now), now);
	return await claimNotifications(db, now);
}

async function sendNotifications(db: Database, config: BackendConfig, notifications: readonly ClaimedNotification[]): Promise<void> {
	if (notifications.length === 0) return;
	const isSent = await sendMessage(toMessage(notifications, new URL(config.siteUrl).host), config);
	await endClaim(db, notifications, { isSent, now: config.now() });
}

interface ShopWatch {
	close(): Promise<void>;
}

interface Watching {
	readonly every?: number;
	/** Milliseconds after which a database that has not answered counts as down. */
	readonly slow?: number;
}

/**
 * Watches the shop and notifies its operator of alerts. Does nothing if the settings name no recipient. It is not a job, because jobs that stand still are an alert.
 * DatabaseDown is kept in memory, so each instance sends it.
 */
export function watchShop(db: Database, config: BackendConfig, { every = EVERY, slow = SLOW }: Watching = {}): ShopWatch {
	if (config.alerts.mails.length === 0 && config.alerts.webhook === null) return { close: async () => undefined };
	const closing = new AbortController();
	let reading: Promise<readonly ClaimedNotification[]> | null = null;
	let down: { readonly since: Date; failures: number; isNotified: boolean } | null = null;

	/** Reads the state of the shop. While one reading hangs, no other is begun. The time limit is that of the database: recipients may take longer. */
	const read = async (): Promise<{ readonly notifications: readonly ClaimedNotification[] } | { readonly error: string }> => {
		reading ??= readNotifications(db, config, config.now()).finally(() => {
			reading = null;
		});
		const outcome = reading.then(
			(notifications) => ({ notifications }),
			(cause: unknown) => ({ error: cause instanceof Error ? cause.message : String(cause) }),
		);
		return await Promise.race([outcome, wait(slow, { error: `The database has not answered for ${slow / 1000} s` }, { ref: false })]);
	};
	const notify = async (state: AlertNotification['state'], since: Date, summary: string) =>
		await sendMessage(toMessage([{ name: 'DatabaseDown', subject: '', summary, state, since }], new URL(config.siteUrl).host), config);

	const work = async () => {
		const outcome = await read();
		if ('notifications' in outcome) {
			// A message that was not taken is sent again in the next round.
			if (!down?.isNotified || (await notify('resolved', down.since, 'The database answers again'))) down = null;
			await sendNotifications(db, config, outcome.notifications);
			return;
		}
		down ??= { since: config.now(), failures: 0, isNotified: false };
		down.failures++;
		// One failure may be a restart of the database.
		if (down.failures >= 2 && !down.isNotified)
			down.isNotified = await notify('firing', down.since, `The backend cannot read the shop's state: ${outcome.error}`);
	};

	const run = async () => {
		while (!closing.signal.aborted) {
			await wait(every, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
			if (!closing.signal.aborted) await work().catch((cause: unknown) => logFailure('The shop could not be watched', cause));
		}
	};
	const running = run();
	return {
		async close() {
			closing.abort();
			await running;
			await reading?.catch(() => undefined);
		},
	};
}
