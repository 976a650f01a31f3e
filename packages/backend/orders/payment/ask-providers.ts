import { connectProvider } from '../../payments/index.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Database } from '../tables.ts';
import { applyNews } from './handle-payment-webhook.ts';
import { isDueAgain } from './is-due-again.ts';
import { readAttempts } from './stored-attempt.ts';

const MINUTE = 60_000;
/** News usually arrive within seconds. */
const FIRST_AFTER = 10 * MINUTE;
/** Older attempts have expired everywhere. */
const GIVE_UP_AFTER = 7 * 24 * 60 * MINUTE;
const AT_ONCE = 50;

/** Asks providers about pending attempts of which no news came. A lost webhook therefore delays an order, but does not lose its payment. Returns how many were asked. */
export async function askProviders(db: Database, config: BackendConfig, now: Date): Promise<number> {
	const waiting = await db
		.selectFrom('order_payments')
		.select(['id', 'created_at', 'asked_at'])
		.where('status', 'in', ['pending', 'cancelled'])
		.where('provider_id', 'is not', null)
		.where('created_at', '<', new Date(now.getTime() - FIRST_AFTER))
		.where('created_at', '>', new Date(now.getTime() - GIVE_UP_AFTER))
		.orderBy('created_at')
		.execute();
	const due = waiting.filter((attempt) => isDueAgain(attempt, now)).slice(0, AT_ONCE);
	for (const attempt of await readAttempts(
		db,
		due.map(({ id }) => id),
	)) {
		await db.updateTable('order_payments').set({ asked_at: now }).where('id', '=', attempt.id).execute();
		try {
			const provider = connectProvider(attempt.provider, config);
			const news = (await provider?.status(attempt)) ?? null;
			if (provider !== undefined && news !== null && news.status !== 'pending') await applyNews({ db, config }, { provider, kind: 'status', news });
		} catch (cause) {
			logFailure('A payment provider could not be asked about a payment', cause, { reference: attempt.reference });
		}
	}
	return due.length;
}
