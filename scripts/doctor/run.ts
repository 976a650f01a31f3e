import { existsSync, readFileSync } from 'node:fs';
import { type ShopDefinition, STANDARD_SHOP, settingsOf } from '@titraj/contract/shop/define-shop.ts';
import { loadShop } from '@titraj/contract/shop/load-shop.ts';
import { setLanguages } from '@titraj/contract/shop/set-languages.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { DEFAULT_DATA, shopFolders } from '../run/shop-folders.ts';
import { checkBackend } from './check-backend.ts';
import { checkData } from './check-data.ts';
import { checkPort } from './check-port.ts';
import { checkProxies } from './check-proxies.ts';
import { checkRunning } from './check-running.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, toLines } from './finding.ts';

/** Prints problems that keep this machine from running the shop, with fixes. The exit code is 1 if there are any. */
const findings: Finding[] = [];
const show = (finding: Finding) => {
	findings.push(finding);
	console.log(toLines(finding));
};
let running: Finding | null = null;
const isReady = () => findings.every(({ state }) => state !== 'bad');

const envFile = existsSync('.env') ? readFileSync('.env', 'utf8') : null;
if (envFile !== null) process.loadEnvFile('.env');
const shop = await loadOwnShop();
for (const finding of checkSettings(process.env, envFile, settingsOf(shop))) show(finding);
if (isReady()) {
	const { backendUrl, host } = readEnvironment();
	const isOwn = !process.env['BACKEND_URL'];
	for (const finding of checkProxies(process.env, isOwn)) show(finding);
	running = await checkRunning(shopFolders(DEFAULT_DATA));
	if (running) show(running);
	show(await checkPort({ port: 8888, of: 'shop' }, running !== null));
	if (isOwn) {
		show(await checkPort({ port: 8787, of: 'backend' }, running !== null));
		for (const finding of checkData(DEFAULT_DATA, { shop, isRunning: running !== null })) show(finding);
	}
	show(await checkBackend({ url: backendUrl, host, isOwn }));
}
console.log(`\n${!isReady() ? 'The shop cannot run yet.' : running ? 'The shop is running.' : 'Ready: npm start'}`);
process.exitCode = isReady() ? 0 : 1;

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
