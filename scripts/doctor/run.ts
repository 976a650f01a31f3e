import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { askOperation, checkOutsideServices } from '@titraj/backend/operation-check.ts';
import { findStartRefusals } from '@titraj/backend/start-refusals.ts';
import { readCommand } from '@titraj/contract/command/read-command.ts';
import { type ShopDefinition, STANDARD_SHOP, settingsOf } from '@titraj/contract/shop/define-shop.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import { readVersion } from '../release/releases.ts';
import { DEFAULT_DATA, shopFolders } from '../run/shop-folders.ts';
import { checkCertificate, checkClosedPages } from './check-address.ts';
import { checkBackend } from './check-backend.ts';
import { checkData } from './check-data.ts';
import { checkClock, checkDisk, checkWritable, readSynchronized } from './check-machine.ts';
import { checkPolicy } from './check-policy.ts';
import { checkPort } from './check-port.ts';
import { checkServices, checkShopData } from './check-production.ts';
import { checkProxies } from './check-proxies.ts';
import { checkRunning } from './check-running.ts';
import { checkSettings } from './check-settings.ts';
import { checkVersion } from './check-version.ts';
import { type Finding, toLines } from './finding.ts';

/** Prints problems that keep this machine from running the shop, and a public shop from serving shoppers, with fixes. The exit code is 1 if there are any. */
const { values } = readCommand({
	usage: 'npm run doctor -- [options], or node dist/node/doctor.js [options]',
	about: 'Finds what keeps the shop from running, and a public shop from serving shoppers.',
	options: {
		data: { type: 'string', default: DEFAULT_DATA, value: 'DIR', help: 'folder of the embedded database' },
		production: { type: 'boolean', default: false, help: 'checks the shop as a public one, even if by its settings only this machine reaches it' },
	},
});

const findings: Finding[] = [];
const show = (finding: Finding) => {
	findings.push(finding);
	console.log(toLines(finding));
};
const isReady = () => findings.every(({ state }) => state !== 'bad');
let isUp = false;
let isRunnable = false;

const envFile = existsSync('.env') ? readFileSync('.env', 'utf8') : null;
if (envFile !== null) process.loadEnvFile('.env');
const shop = await loadOwnShop();
for (const finding of checkSettings(process.env, envFile, settingsOf(shop))) show(finding);
if (isReady()) await checkShop();
console.log(`\n${toConclusion()}`);
process.exitCode = isReady() ? 0 : 1;

function toConclusion(): string {
	if (isReady()) return isUp ? 'The shop is running.' : 'Ready: npm start';
	return isRunnable ? 'The shop is not ready for shoppers.' : 'The shop cannot run yet.';
}

async function checkShop(): Promise<void> {
	const { backendUrl, host, siteUrl, releasesUrl } = readEnvironment();
	const isOwn = !process.env['BACKEND_URL'];
	for (const finding of checkProxies(process.env, isOwn)) show(finding);
	if (releasesUrl !== undefined) show(await checkVersion(readVersion(), releasesUrl));
	const running = await checkRunning(shopFolders(values.data));
	if (running) show(running);
	const refusals = isOwn ? await findStartRefusals({ shop, dataDir: values.data }) : null;
	// Settings that the backend refuses are a reason already.
	const services = refusals === null || refusals.reasons.length === 0 ? await checkOutsideServices() : null;
	const isForOthers = values.production || services?.isPublic === true;
	const mayRun = running !== null || isForOthers;
	show(await checkPort({ port: 8888, of: 'shop' }, mayRun));
	if (refusals !== null) {
		show(await checkPort({ port: 8787, of: 'backend' }, mayRun));
		for (const finding of checkData(refusals, { dataDir: values.data, mayRun })) show(finding);
	}
	const { dist, cache } = shopFolders(values.data);
	// What npm start builds, from sources; a production machine may have a read-only install.
	if (existsSync('node_modules/vite')) for (const finding of checkWritable([join(dist, 'client'), cache])) show(finding);
	show(await checkBackend({ url: backendUrl, host, isOwn }));
	isUp = running !== null || (isForOthers && refusals !== null && refusals.owner !== null);
	isRunnable = isReady();
	if (services === null || !isForOthers) return;
	const now = new Date();
	const operation = refusals === null ? null : (refusals.operation ?? (refusals.owner === null ? null : await askOperation(values.data)));
	if (operation !== null) for (const finding of checkShopData(operation, now)) show(finding);
	else show({ name: 'shop', state: 'note', message: 'The shop’s data was not checked: there is none yet, or its backend did not say.' });
	for (const finding of checkServices(services, now)) show(finding);
	const elsewhere = operation !== null && process.env['DATABASE_URL'] ? new Date(operation.database_time) : null;
	show(checkClock({ now, elsewhere, builtAt: builtAt(), isSynchronized: await readSynchronized() }));
	for (const finding of checkDisk([values.data, 'dist', '.cache', process.env['MEDIA_STORE'] ?? ''].filter((folder) => folder && !folder.includes('://'))))
		show(finding);
	show(await checkCertificate(siteUrl, now));
	const wanted = securityHeaders()['content-security-policy'] ?? '';
	const headers = [dist, 'dist'].map((folder) => join(folder, 'client/_headers')).find((file) => existsSync(file));
	for (const finding of checkPolicy({ wanted, built: headers === undefined ? null : readFileSync(headers, 'utf8') })) show(finding);
	for (const finding of await checkClosedPages([...new Set([siteUrl, new URL(backendUrl).origin])])) show(finding);
}

function builtAt(): Date | null {
	return existsSync('dist/assets.json') ? statSync('dist/assets.json').mtime : null;
}

async function loadOwnShop(): Promise<ShopDefinition> {
	try {
		const loaded = await loadShop();
		setLanguages(loaded);
		return loaded;
	} catch (cause) {
		show({ name: 'shop folder', state: 'bad', message: cause instanceof Error ? cause.message : String(cause) });
		return STANDARD_SHOP;
	}
}
