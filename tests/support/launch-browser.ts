import { access, constants, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';

const INSTALLED = ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium'];

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update'];

/** Starts a headless Chromium: `$CHROME_PATH`, an installed one, or else the one from the registry. Throws if there is none. */
export async function launchBrowser(...more: readonly string[]): Promise<Browser> {
	return chromium.launch({ executablePath: await findChromium(), args: [...ARGS, ...more], headless: true });
}

let shared: Promise<Browser> | undefined;

/** Tabs of one visitor share a process: a visit takes a sixth less processor time. */
const FEW_PROCESSES = ['--process-per-site', '--renderer-process-limit=1'];

/** One browser for all test files of a worker: each visitor has an own context. It ends with the worker. */
export async function browserOfWorker(): Promise<Browser> {
	const running = await shared?.catch(() => undefined);
	if (running?.isConnected()) return running;
	shared = launchBrowser(...FEW_PROCESSES);
	return shared;
}

/** The same with the back/forward cache of a browser with windows: Playwright and headless browsers switch it off. */
export async function launchCachingBrowser(): Promise<Browser> {
	const ignoreDefaultArgs = ['--disable-back-forward-cache'];
	return chromium.launch({ executablePath: await findChromium(), args: [...ARGS, '--enable-bfcache'], ignoreDefaultArgs, headless: true });
}

/** The same with one visitor, in whose profile other programs may open tabs, too; the profile is in `folder`. */
export async function launchVisitor(
	folder: string,
	{ args = [], ...options }: BrowserContextOptions & { readonly args?: readonly string[] },
): Promise<BrowserContext> {
	return chromium.launchPersistentContext(folder, {
		serviceWorkers: 'block',
		...options,
		executablePath: await findChromium(),
		args: [...ARGS, ...args],
		headless: true,
	});
}

/** Path of the Chromium that tests and Lighthouse use. */
export async function findChromium(): Promise<string> {
	const wanted = process.env['CHROME_PATH'];
	if (wanted) {
		if (await isExecutable(wanted)) return wanted;
		throw new Error(`CHROME_PATH names ${wanted}, which cannot be run`);
	}
	for (const path of INSTALLED) if (await isExecutable(path)) return path;
	return unpackFromRegistry();
}

async function unpackFromRegistry(): Promise<string> {
	// Makes the package unpack its own shared libraries; it reads the variable on import.
	process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
	const { default: packed } = await import('@sparticuz/chromium');
	const path = await packed.executablePath();
	if (await isExecutable(path)) return path;
	throw new Error(await toMissingBrowser(path));
}

/** Why the unpacked browser cannot be run, and what to do. It is unpacked into the folder of temporary files, which the users of a machine share. */
export async function toMissingBrowser(path: string, user = userInfo().uid): Promise<string> {
	const owner = await stat(path).then(
		({ uid }) => uid,
		() => null,
	);
	if (owner === null) return 'No Chromium found: set CHROME_PATH, install chromium, or run npm ci for @sparticuz/chromium';
	if (owner === user) return `${path} cannot be run: remove it, and the next run unpacks it again`;
	return `${path} was unpacked by another user of this machine: set TMPDIR to a folder of your own, or CHROME_PATH to a browser`;
}

async function isExecutable(path: string): Promise<boolean> {
	return access(path, constants.X_OK).then(
		() => true,
		() => false,
	);
}
