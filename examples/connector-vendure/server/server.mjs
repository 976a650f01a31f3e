// A Vendure for the tests of the connector, in memory. This file runs in Vendure's process, and is under its licence (GPL-3.0); the shop calls it over HTTP only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AssetServerPlugin } from '@vendure/asset-server-plugin';
import { bootstrap, DefaultLogger, JobQueueService, LogLevel, Populator } from '@vendure/core';

const { PASSWORD = '' } = process.env;
if (PASSWORD === '') throw new Error('Set PASSWORD, the password of the administrator `superadmin`');
const pictures = mkdtempSync(join(tmpdir(), 'vendure-'));

/** What a merchant adds to `vendure-config.ts`: the order number of the shop, by which the connector finds an order. */
const customFields = { Order: [{ name: 'shopOrderNumber', type: 'string', nullable: true, label: [{ languageCode: 'en', value: 'Shop order' }] }] };

const app = await bootstrap({
	apiOptions: { hostname: '127.0.0.1', port: 0, adminApiPath: 'admin-api', shopApiPath: 'shop-api', cors: false },
	authOptions: {
		tokenMethod: ['bearer', 'api-key'],
		superadminCredentials: { identifier: 'superadmin', password: PASSWORD },
		cookieOptions: { secret: PASSWORD },
	},
	dbConnectionOptions: { type: 'sqljs', synchronize: true, autoSave: false, logging: false },
	paymentOptions: { paymentMethodHandlers: [] },
	customFields,
	defaultLanguageCode: 'hr',
	logger: new DefaultLogger({ level: LogLevel.Warn }),
	plugins: [AssetServerPlugin.init({ route: 'assets', assetUploadDir: pictures })],
});
await app.get(Populator).populateInitialData({
	defaultLanguage: 'hr',
	defaultZone: 'Europa',
	countries: [{ code: 'HR', name: 'Hrvatska', zone: 'Europa' }],
	taxRates: [{ name: 'PDV', percentage: 25 }],
	shippingMethods: [{ name: 'Dostava', price: 500, taxRate: 25 }],
	paymentMethods: [],
	collections: [],
});
await app.get(JobQueueService).start();
const { port } = app.getHttpServer().address();
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/admin-api` }));
process.once('SIGTERM', async () => {
	await app.close();
	rmSync(pictures, { recursive: true, force: true });
	process.exit(0);
});
