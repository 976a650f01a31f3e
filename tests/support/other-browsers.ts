import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import { freePort } from '#scripts/run/free-port.ts';

/** A browser with another engine than Chromium, with one tab. */
export interface OtherBrowser extends AsyncDisposable {
	open(url: string): Promise<void>;
	/** Runs a function in the page; it may use its arguments, and nothing else of the test. */
	run<Given extends readonly unknown[], Result>(work: (...given: Given) => Result, ...given: Given): Promise<Result>;
	/** Chooses an option of a select: in WebKit as a visitor does, in Firefox with the events that a choice has. */
	choose(select: string, value: string): Promise<void>;
	/** Sets the size of the viewport, about: WebKit's window is never narrower than 450 pixels. */
	resize(width: number, height: number): Promise<void>;
}

const [MINI_BROWSER, WEBKIT_DRIVER, DISPLAY_SERVER, FIREFOX] = [
	'/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
	'/usr/bin/WebKitWebDriver',
	'/usr/bin/Xvfb',
	'/usr/bin/firefox-esr',
] as const;

interface Engine {
	readonly engine: string;
	/** Whether Debian's packages webkit2gtk-driver and xvfb, or firefox-esr, are there. */
	readonly isInstalled: boolean;
	readonly start: () => Promise<OtherBrowser>;
}

/** The output names the programs of those that are not installed. */
export const OTHER_BROWSERS: readonly Engine[] = [
	{ engine: 'WebKit', isInstalled: areThere('WebKit', MINI_BROWSER, WEBKIT_DRIVER, DISPLAY_SERVER), start: startWebKit },
	{ engine: 'Firefox', isInstalled: areThere('Firefox', FIREFOX), start: startFirefox },
];

function areThere(engine: string, ...programs: readonly string[]): boolean {
	const missing = programs.filter((program) => !existsSync(program));
	if (missing.length > 0) console.warn(`${missing.join(', ')} not found: the shop is not tested in ${engine}.`);
	return missing.length === 0;
}

/** WebKitGTK, which has the engine of Safari. It needs a display. */
async function startWebKit(): Promise<OtherBrowser> {
	await using started = new AsyncDisposableStack();
	const screen = started.adopt(
		spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }),
		stop,
	);
	const failed = once(screen, 'exit').then(() => Promise.reject(new Error(`${DISPLAY_SERVER} ended before it had a display`)));
	failed.catch(() => undefined);
	const [number] = await Promise.race([once(screen.stdio[3] ?? screen, 'data'), failed]);
	const port = await freePort();
	const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
	started.adopt(spawn(WEBKIT_DRIVER, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' }), stop);
	await isReady(`http://127.0.0.1:${port}`);
	const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } });
	const driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build();
	started.defer(() => driver.quit());
	const closing = started.move();
	return {
		open: (url) => driver.get(url),
		run: (work, ...args) => driver.executeScript(`return (${work})(...arguments)`, ...args),
		choose: (select, value) => driver.findElement(By.css(`${select} option[value="${value}"]`)).click(),
		async resize(width, height) {
			await driver.manage().window().setRect({ width, height });
		},
		[Symbol.asyncDispose]: () => closing.disposeAsync(),
	};
}

async function startFirefox(): Promise<OtherBrowser> {
	await using started = new AsyncDisposableStack();
	const browser = await puppeteer.launch({
		...{ browser: 'firefox', executablePath: FIREFOX, headless: true, defaultViewport: null },
		extraPrefsFirefox: { 'dom.disable_open_during_load': false },
	});
	started.defer(() => browser.close());
	const opener = await browser.newPage();
	// Only a window that a page has opened can be resized.
	const [page] = await Promise.all([
		new Promise<Page>((resolve, reject) => opener.once('popup', (popup) => (popup ? resolve(popup) : reject(new Error('Firefox opened no window'))))),
		opener.evaluate(() => void open('about:blank', '', 'popup,width=1440,height=900')),
	]);
	const closing = started.move();
	return {
		async open(url) {
			await page.goto(url);
		},
		run: (work, ...args) => page.evaluate(`(${work})(...${JSON.stringify(args)})`) as never,
		async choose(select, value) {
			await page.select(select, value);
		},
		resize: (width, height) => page.evaluate((x, y) => resizeTo(x + outerWidth - innerWidth, y + outerHeight - innerHeight), width, height),
		[Symbol.asyncDispose]: () => closing.disposeAsync(),
	};
}

async function stop(program: ChildProcess): Promise<void> {
	if (program.exitCode !== null || !program.kill()) return;
	await once(program, 'exit');
}

/** Waits until a WebDriver takes a session. */
async function isReady(url: string): Promise<void> {
	for (let tries = 0; tries < 100; tries++) {
		const status = await fetch(`${url}/status`).then(
			(response) => response.text(),
			() => '',
		);
		if (/"ready":\s*true/.test(status)) return;
		await wait(100);
	}
	throw new Error(`The WebDriver at ${url} takes no session`);
}
