import { buildServer } from './build-server.ts';
import { startFetching } from './catalog/media/sources/start-fetching.ts';
import { startPlannedPrices } from './catalog/prices/start-planned-prices.ts';
import { startDayChanges } from './content/calendars/start-day-changes.ts';
import { startStockAlerts } from './content/stock-alerts/send-stock-alerts.ts';
import { startWebhook } from './content/webhook/start-webhook.ts';
import { createDemoIssuer } from './dev/demo-issuer.ts';
import { registerDemoProvider } from './dev/demo-provider.ts';
import { registerOutbox } from './dev/outbox.ts';
import { registerVitalsPage } from './dev/vitals-page.ts';
import { toStartNotes } from './jobs/start-notes.ts';
import { startPruning } from './jobs/start-pruning.ts';
import { startRefresh } from './listing/start-refresh.ts';
import { startMerchantWebhooks } from './merchant-api/webhooks/start-webhooks.ts';
import { openDatabase } from './migrations/open-database.ts';
import { startOrderUpkeep } from './orders/life-cycle/start-order-upkeep.ts';
import { keepCompany } from './platform/company/kept-company.ts';
import type { Database } from './platform/database/tables.ts';
import { createProviders } from './platform/identity/providers.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import { type BackendOptions, readConfig } from './platform/settings/config.ts';
import { type Seed, seedWhenEmpty } from './seed/seed.ts';

export interface StartOptions extends BackendOptions {
	/** What fills an empty shop; nothing when left out. */
	seed?: Seed | undefined;
	/** What a database in memory begins as. */
	image?: Blob | undefined;
}

export interface RunningBackend extends AsyncDisposable {
	url: string;
	/** For scripts that play the editor: everything else speaks HTTP. */
	db: Database;
	close(): Promise<void>;
}

/** Opens, migrates, seeds and listens; port 0 takes a free one. */
export async function startBackend(options: StartOptions = {}): Promise<RunningBackend> {
	const { seed, image, ...named } = options;
	const config = readConfig(named);
	if (config.bankUrl === '' && !config.testBank)
		throw new Error(
			`BANK_URL is not set, and others can reach ${config.host}: name the bank's pages, or say TEST_BANK=1 for a test bank that approves whatever one clicks`,
		);
	const { db, close: closeDatabase } = await openDatabase({ ...config, image });
	try {
		if (seed) await seedWhenEmpty(db, seed);
		await keepCompany(db, config.company);
		const webhook = config.webhook && startWebhook(db, config.webhook);
		const pruning = startPruning(db);
		const upkeep = startOrderUpkeep(db, { config, onCancelled: () => webhook?.wake() });
		const prices = startPlannedPrices(db, { config, onChanged: () => webhook?.wake() });
		const refresh = startRefresh(db, { onRefreshed: () => webhook?.wake() });
		const media = openMediaStore(config.mediaPlace);
		const fetching = config.fetchesMedia
			? startFetching({ db, store: media, isAllowed: config.mediaMayBePrivate ? () => true : undefined, onShown: () => webhook?.wake() })
			: null;
		const merchantWebhooks = startMerchantWebhooks(db, config);
		const days = startDayChanges(db, { config, onNoted: () => webhook?.wake() });
		const stockAlerts = startStockAlerts(db, config);
		const demo = createDemoIssuer();
		const providers = createProviders(() => [...config.identityProviders, ...(config.devPages ? [demo.provider()] : [])]);
		const app = await buildServer({ db, config, providers, media, ...(webhook && { onWrite: webhook.wake }) });
		if (config.devPages) {
			registerOutbox(app, db);
			registerVitalsPage(app, db);
			await registerDemoProvider(app, { provider: demo.provider, siteUrl: config.siteUrl });
		}
		for (const note of toStartNotes(config)) app.log.warn(note);
		const url = await app.listen({ host: config.host, port: config.port });
		demo.moveTo(url);
		config.bankUrl ||= url;
		const close = async () => {
			await app.close();
			await upkeep.close();
			await prices.close();
			await refresh.close();
			await fetching?.close();
			await merchantWebhooks.close();
			await days.close();
			await stockAlerts.close();
			await webhook?.close();
			await pruning.close();
			await closeDatabase();
		};
		return { url, db, close, [Symbol.asyncDispose]: close };
	} catch (error) {
		await closeDatabase();
		throw error;
	}
}
