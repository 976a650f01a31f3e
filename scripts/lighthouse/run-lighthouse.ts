import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { freePort } from '../run/free-port.ts';
import { median } from '../run/median.ts';
import { slowdownOf, speedOf } from './machine-speed.ts';

interface LighthouseRun {
	readonly url: string;
	readonly runs: number;
	/** Folder for JSON and HTML reports. */
	readonly folder: string;
}

/** Checkout, account, search and comparison are excluded from search engines on purpose (D9), so only the audit `is-crawlable` is skipped for them (D33). */
const KEPT_FROM_SEARCH = /^\/(?:webshop|moj-racun|trazi|usporedba)\//;

/** Speeds of the machine in all runs so far, of all pages: that of one run varies by a half. */
const speeds: number[] = [];
/** Number of latest speeds whose median counts. */
const SPEEDS = 5;

/**
 * Runs mobile Lighthouse on one page several times, each in a new browser. A visit before warms the caches of encoded pictures and of compressed files, as a CDN would;
 * for the first page it is a run of Lighthouse that is not counted, which measures the speed of the machine. The document is requested once before it, because only its
 * second request has `serve` compress it as small as possible. Throws if a run has no result.
 */
export async function runLighthouse({ url, runs, folder }: LighthouseRun): Promise<readonly Result[]> {
	mkdirSync(folder, { recursive: true });
	const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
	if (!first.ok) throw new Error(`${url} answered ${first.status}`);
	await first.bytes();
	const results: Result[] = [];
	const isFirst = speeds.length === 0;
	if (!isFirst) await visit(url);
	for (let number = isFirst ? 0 : 1; number <= runs; number++) {
		const result = await runOnce(url, folder, { number, slowdown: slowdownOf(median(speeds.slice(-SPEEDS))) });
		if (number > 0) results.push(result);
		speeds.push(speedOf(result));
	}
	return results;
}

/** Loads all that a page shows on Lighthouse's phone. */
async function visit(url: string): Promise<void> {
	const browser = await launchBrowser();
	try {
		const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
		await page.goto(url, { waitUntil: 'networkidle' });
	} finally {
		await browser.close();
	}
}

async function runOnce(url: string, folder: string, { number, slowdown }: { readonly number: number; readonly slowdown: number }): Promise<Result> {
	const port = await freePort();
	const browser = await launchBrowser(`--remote-debugging-port=${port}`);
	try {
		const answer = await lighthouse(url, {
			port,
			output: ['json', 'html'],
			logLevel: 'error',
			throttling: { cpuSlowdownMultiplier: slowdown },
			onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
			...(KEPT_FROM_SEARCH.test(new URL(url).pathname) && { skipAudits: ['is-crawlable'] }),
		});
		if (!answer || answer.lhr.runtimeError) throw new Error(`Lighthouse ${url}: ${answer?.lhr.runtimeError?.message ?? 'no result'}`);
		const name = new URL(url).pathname.replaceAll('/', '-').replace(/^-|-$/g, '') || 'home';
		const [json = '', html = ''] = [answer.report].flat();
		writeFileSync(join(folder, `${name}-${number}.json`), json);
		writeFileSync(join(folder, `${name}-${number}.html`), html);
		return answer.lhr;
	} finally {
		await browser.close();
	}
}
