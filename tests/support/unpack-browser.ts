import { findChromium } from './launch-browser.ts';

/** Vitest global setup: the browser of the registry is unpacked before tests begin. Two workers that did it at once would start one that the other still writes. */
export default async function unpackBrowser(): Promise<void> {
	await findChromium();
}
