import type { ScheduledJob } from '../../jobs/index.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { sendHeldMails } from '../mail/send-held-mails.ts';
import { askProviders } from '../payment/ask-providers.ts';
import { importFolder } from '../payment/incoming/statement-folder.ts';
import { repeatRefunds } from '../payment/repeat-refunds.ts';
import type { Database } from '../tables.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { forgetNetworks } from './forget-networks.ts';
import { releaseUnpaid } from './release-unpaid.ts';

const MINUTE = 60_000;

interface OrderJobOptions {
	config: BackendConfig;
	/** Called when stock has been released. */
	onReleased: () => void;
}

/** Every minute: look after unpaid orders and refunds without an answer, write held mails, and delete stored networks. */
export const orderJobs = (db: Database, { config, onReleased }: OrderJobOptions): readonly ScheduledJob[] => [
	{
		name: 'unpaid-orders',
		failure: 'Unpaid orders could not be looked after',
		every: MINUTE,
		run: () => lookAfterUnpaid(db, { config, onReleased }),
	},
	{
		name: 'write-held-mails',
		failure: 'Held mails could not be looked for',
		every: MINUTE,
		isMail: true,
		run: () => sendHeldMails(db, config, config.now()),
	},
	{
		name: 'repeat-refunds',
		failure: 'Refunds without an answer could not be repeated',
		every: MINUTE,
		run: async () => void (await repeatRefunds(db, config, config.now())),
	},
	{ name: 'import-statements', failure: 'Bank statements could not be imported', every: MINUTE, run: () => importFolder(db, config) },
	{ name: 'forget-networks', failure: 'Networks of orders could not be forgotten', every: MINUTE, run: () => forgetNetworks(db, config.now()) },
];

/** Asks payment providers for missing news before orders are cancelled, releases goods of unpaid orders, and cancels overdue ones. A failing step does not stop the others. */
async function lookAfterUnpaid(db: Database, { config, onReleased }: OrderJobOptions): Promise<void> {
	const outcomes = [
		await Promise.allSettled([askProviders(db, config, config.now())]),
		await Promise.allSettled([releaseUnpaid(db, config.now()).then((released) => released > 0 && onReleased())]),
		await Promise.allSettled([cancelUnpaid(db, config, config.now()).then((cancelled) => cancelled > 0 && onReleased())]),
	].flat();
	const failed = outcomes.find((outcome) => outcome.status === 'rejected');
	if (failed !== undefined) throw failed.reason;
}
