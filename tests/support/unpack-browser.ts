import { findChromium } from './launch-browser.ts';

/** Vitest global setup: unpacks the browser of the registry before tests begin. Two workers that unpack at once could start a browser that is still being written. */
export default async function unpackBrowser(): Promise<void> {
	await findChromium();
}
