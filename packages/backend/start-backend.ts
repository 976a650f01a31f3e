import { drainable } from '@titraj/contract/http/drain.ts';
import { takeHandedConnections } from '@titraj/contract/http/handed-connections.ts';
import { createMetrics } from '@titraj/contract/metrics/create-metrics.ts';
import { serveMetrics } from '@titraj/contract/metrics/serve-metrics.ts';
import { readSetting } from '@titraj/contract/settings/setting.ts';
import { requireProxySecret } from '@titraj/contract/settings/trusted-proxy.ts';
import { settingsOf } from '@titraj/contract/shop/define-shop.ts';
import { hasOwner, issueSetupCode, type NewPassword, replaceDemoPasswords } from './accounts/index.ts';
import { toFirstVisit } from './admin/to-first-visit.ts';
import { startBackgroundJobs, toBackUp } from './background-jobs.ts';
import { findLastBackup } from './backup/index.ts';
import { buildServer } from './build-server.ts';
import { CONTENT_WEBHOOK } from './content/index.ts';
import { checkLabelServices } from './courier-labels/index.ts';
import { createDemoIssuer, openDemo, registerDemoProvider, registerOutbox, registerVitalsPage } from './dev/index.ts';
import { keepCommandAccess } from './merchant-api/keys/command-access.ts';
import { openDatabase } from './migrations/index.ts';
import { operationGauges, toStartNotes, watchShop } from './operation/index.ts';
import { checkProviders } from './payments/index.ts';
import type { Database } from './platform/database/tables.ts';
import { createProviders } from './platform/identity/providers.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import { type BackendOptions, readConfig } from './platform/settings/config.ts';
import { createLiveSettings } from './platform/shop/live-settings.ts';
import type { Origin } from './platform/shop/origin.ts';
import { readShopSettings, type ShopSettings, writeShopSettings } from './platform/shop/shop-settings.ts';
import { beginOwnShop, type Seed, seedWhenEmpty } from './seed/index.ts';

export interface StartOptions extends BackendOptions {
	/** Content of a new database; without it, a merchant's own shop. */
	seed?: Seed | undefined;
	/** Shop settings to write over the stored ones. */
	settings?: Partial<ShopSettings> | undefined;
	/** Folder of the built back office (packages/back-office); without it, /admin/ has its plain pages alone. */
	backOffice?: string | undefined;
	/** Whether a merchant's own shop is migrated only after a backup of the last hour. */
	needsBackup?: boolean;
	/** What a database in memory begins as. */
	image?: Blob | undefined;
}

export interface RunningBackend extends AsyncDisposable {
	url: string;
	origin: Origin;
	/** Code to create the owner's account at /admin/; null if there is an owner, or no /admin/. */
	setupCode: string | null;
	/** Address with that code. */
	firstVisit: string | null;
	/** New passwords of the demo's accounts, if this start replaced the published ones because others can reach the shop. */
	newPasswords: readonly NewPassword[];
	/** Whether others cannot reach the shop, by its settings. */
	isLocal: boolean;
	/** For scripts that play the editor: everything else speaks HTTP. */
	db: Database;
	close(): Promise<void>;
}

/** Opens, migrates, seeds and listens; port 0 takes a free one. */
export async function startBackend(options: StartOptions = {}): Promise<RunningBackend> {
	const { seed, settings, image, backOffice, needsBackup = false, ...named } = options;
	const read = readConfig(named);
	for (const declared of settingsOf(read.shop)) readSetting(declared, process.env);
	requireProxySecret({ proxies: { BACKEND_TRUSTED_PROXIES: read.trustedProxies, TRUSTED_PROXIES: read.shopProxies }, baseClientSecret: read.baseClientSecret });
	checkProviders(read);
	checkLabelServices(read);
	const database = await openDatabase({ ...read, image, ...(needsBackup && { findBackup: () => findLastBackup(read) }) });
	const { db, close: closeDatabase } = database;
	try {
		if (seed) await seedWhenEmpty(db, seed);
		const origin = await beginOwnShop(db);
		const config = openDemo(read, origin);
		const newPasswords = origin === 'demo' && !config.isLocal ? await replaceDemoPasswords(db) : [];
		if (settings) await writeShopSettings(db, settings);
		const media = openMediaStore(config.mediaPlace);
		const jobs = await startBackgroundJobs(database, { config, media });
		const demo = createDemoIssuer();
		// The demo login signs in demo accounts, which a merchant's own shop does not have.
		const hasDemoLogin = config.devPages && origin === 'demo';
		const providers = createProviders(() => [...config.identityProviders, ...(hasDemoLogin ? [demo.provider()] : [])]);
		const metrics = createMetrics('backend');
		metrics.addGauges(operationGauges(db, config));
		const app = await buildServer({
			db,
			config,
			settings: createLiveSettings(db, config),
			providers,
			media,
			backOffice,
			metrics,
			backUp: toBackUp(database, { config, media }),
			...(config.webhook && { onWrite: () => jobs.wake(CONTENT_WEBHOOK) }),
		});
		if (config.devPages) {
			registerOutbox(app, db);
			registerVitalsPage(app, db);
			if (hasDemoLogin) await registerDemoProvider(app, { provider: demo.provider, siteUrl: config.siteUrl });
		}
		for (const note of toStartNotes({ ...config, company: (await readShopSettings(db)).company })) app.log.warn(note);
		const watch = watchShop(db, config);
		const served = config.metricsPort === null ? null : serveMetrics(metrics, config.metricsPort);
		const drain = drainable(app.server);
		const handed = takeHandedConnections(app.server);
		const url = await app.listen({ host: config.host, port: config.port });
		if (read.dataDir !== null) await keepCommandAccess(db, read.dataDir, url);
		demo.moveTo(url);
		if (config.testBank) config.bankUrl ||= url;
		const close = async () => {
			await drain({ isPatient: handed.isHandingOff() });
			served?.[Symbol.dispose]();
			await watch.close();
			await app.close();
			await jobs.close();
			await closeDatabase();
		};
		const setupCode = config.adminPages && !(await hasOwner(db)) ? await issueSetupCode(db) : null;
		const firstVisit = setupCode === null ? null : toFirstVisit(setupCode, { ...config, url });
		return { url, origin, setupCode, firstVisit, newPasswords, isLocal: config.isLocal, db, close, [Symbol.asyncDispose]: close };
	} catch (error) {
		await closeDatabase();
		throw error;
	}
}
