import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackendStarted } from '@titraj/contract/backend-started.ts';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { readSetting } from '@titraj/contract/settings/setting.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { stopOnSignals } from '@titraj/contract/stop-on-signals.ts';
import { loadDemoSeed } from './dev/index.ts';
import { SERVER_SETTINGS } from './platform/settings/backend-settings.ts';
import { startBackend } from './start-backend.ts';
import { loadDrawings, loadLabels } from './storefront-api/index.ts';

const { values } = readCommand({
	usage: 'npm run backend -- [options], or node dist/node/backend.js [options]',
	about: 'Runs the commerce backend. Settings are in docs/environment.md.',
	options: {
		port: { type: 'string', value: 'PORT', help: 'instead of PORT; 0 takes a free one' },
		data: { type: 'string', default: '.data/shop', value: 'DIR', help: 'folder of the embedded database' },
		demo: { type: 'boolean', default: false, help: 'fills a new database with the demo shop; otherwise it becomes your own shop' },
		empty: { type: 'boolean', default: false, help: 'refuses a folder that contains the demo shop' },
		'no-backup': { type: 'boolean', default: false, help: 'migrates the data of an older version without a backup of the last hour' },
		products: { type: 'string', default: '2000', value: 'COUNT', help: 'products of a new demo shop' },
	},
});

/** Milliseconds that the parent process has for its last requests. */
const PATIENCE = 9000;

/** Called when the parent process that started it over an IPC channel has ended. */
let leave: () => unknown = () => process.exit(1);
if (process.channel) process.once('disconnect', () => leave());

try {
	// Before it listens: a failed import would be remembered until the next start.
	await Promise.all([loadLabels(), loadDrawings()]);
	const backend = await startBackend({
		shop: await loadShop(),
		dataDir: values.data,
		needsBackup: !values['no-backup'],
		backOffice: readSetting(SERVER_SETTINGS.backOffice, process.env),
		...(values.port !== undefined && { port: Number(values.port) }),
		seed: values.demo ? await loadDemoSeed(Number(values.products), new Date()) : undefined,
	});
	if (values.empty && backend.origin === 'demo') {
		await backend.close();
		throw new Error(`${values.data} contains the demo shop. Choose a new folder for your own shop with --data`);
	}
	const { firstVisit } = backend;
	if (firstVisit !== null) console.log(`First visit: ${firstVisit}`);
	for (const { email, password } of backend.newPasswords) console.log(`New password of ${email}, shown only now: ${password}`);
	const started: BackendStarted = { url: backend.url, origin: backend.origin, firstVisit, isLocal: backend.isLocal };
	if (process.send) process.send(started);
	else console.log(`Backend: ${backend.url}`);
	let closing: Promise<void> | undefined;
	const close = () => {
		closing ??= backend.close();
		return closing;
	};
	const stop = () => close().then(() => process.exit(0));
	leave = stop;
	// Ctrl-C and service managers signal this process and the shop that started it: the shop's last requests still need answers. It disconnects then.
	stopOnSignals(async () => {
		if (process.channel) await Promise.race([once(process, 'disconnect'), wait(PATIENCE)]);
		await close();
	});
} catch (error) {
	if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
		console.error(`${error.message}. Stop the program that listens there, or choose another port with --port or PORT.`);
	else console.error(error instanceof Error ? error.message : error, error instanceof Error && error.cause ? error.cause : '');
	process.exit(1);
}
