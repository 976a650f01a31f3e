import lighthouse from 'lighthouse';
import { launchBrowser } from '#tests/support/launch-browser.ts';
import { freePort } from '../run/free-port.ts';
import { median } from '../run/median.ts';
import { speedOf } from './machine-speed.ts';

/** That of one run varies by a half. */
const RUNS = 5;

/** Speed of the machine as Lighthouse measures it before it loads a page; the page matters little, since a single audit of it is made. */
export async function measureSpeed(url: string): Promise<number> {
	const port = await freePort();
	const browser = await launchBrowser(`--remote-debugging-port=${port}`);
	try {
		const speeds: number[] = [];
		while (speeds.length < RUNS) {
			const answer = await lighthouse(url, { port, logLevel: 'error', onlyAudits: ['viewport'], throttlingMethod: 'provided' });
			if (!answer) throw new Error(`Lighthouse ${url}: no result, so that the machine's speed is unknown`);
			speeds.push(speedOf(answer.lhr));
		}
		return median(speeds);
	} finally {
		await browser.close();
	}
}
