import type { Database } from '../../platform/database/tables.ts';
import { runEvery } from '../../platform/jobs/run-every.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { sendHeldMails } from '../mail/send-held-mails.ts';
import { askProviders } from '../payment/ask-providers.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { forgetNetworks } from './forget-networks.ts';
import { releaseUnpaid } from './release-unpaid.ts';

const INTERVAL = 60_000;

interface UpkeepOptions {
	config: BackendConfig;
	/** Called when stock has been released. */
	onReleased: () => void;
}

/**
 * Runs at the start and every minute, never twice at the same time: asks payment providers for missing news, releases goods of unpaid orders, cancels overdue orders, sends held mails and deletes
 * stored networks.
 */
export function startOrderUpkeep(db: Database, { config, onReleased }: UpkeepOptions): { close(): Promise<void> } {
	const steps: readonly [what: string, step: () => Promise<unknown>][] = [
		['Payment providers could not be asked for news', () => askProviders(db, config, config.now())],
		['Orders that hold goods too long could not be looked for', async () => (await releaseUnpaid(db, config.now())) > 0 && onReleased()],
		['Unpaid orders could not be looked for', async () => (await cancelUnpaid(db, config, config.now())) > 0 && onReleased()],
		['Held mails could not be looked for', () => sendHeldMails(db, config, config.now())],
		['Networks of orders could not be forgotten', () => forgetNetworks(db, config.now())],
	];
	return runEvery(INTERVAL, async (isClosed) => {
		for (const [what, step] of steps) {
			if (isClosed()) return;
			await step().catch((cause) => logFailure(what, cause));
		}
	});
}
