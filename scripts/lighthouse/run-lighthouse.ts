import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { freePort } from '../run/free-port.ts';
import { fastest, hasEnough } from './machine-speed.ts';

interface LighthouseRun {
	readonly url: string;
	readonly runs: number;
	/** Folder for JSON and HTML reports. */
	readonly folder: string;
}

/** Checkout, account, search and comparison are excluded from search engines on purpose (D9), so only the audit `is-crawlable` is skipped for them (D33). */
const KEPT_FROM_SEARCH = /^\/(?:webshop|moj-racun|trazi|usporedba)\//;

/** Runs mobile Lighthouse on one page several times, each in a new browser, until enough runs had the machine for themselves (`hasEnough`). Throws if a run has no result. */
export async function runLighthouse({ url, runs, folder }: LighthouseRun): Promise<readonly Result[]> {
	mkdirSync(folder, { recursive: true });
	await visit(url);
	const results: Result[] = [];
	while (!hasEnough(results, runs)) results.push(await runOnce(url, folder, results.length + 1));
	return fastest(results, runs);
}

async function runOnce(url: string, folder: string, number: number): Promise<Result> {
	const port = await freePort();
	const browser = await launchBrowser(`--remote-debugging-port=${port}`);
	try {
		const answer = await lighthouse(url, {
			port,
			output: ['json', 'html'],
			logLevel: 'error',
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

/** A first visit warms the cache of encoded pictures, as a CDN would; it is not measured. */
async function visit(url: string): Promise<void> {
	const browser = await launchBrowser();
	try {
		const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });
		await page.goto(url, { waitUntil: 'networkidle' });
	} finally {
		await browser.close();
	}
}
