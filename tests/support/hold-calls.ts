import type { Page, Route } from 'playwright-core';

export interface HeldCalls {
	/** Bodies of the calls so far, in order. */
	readonly sent: readonly Record<string, unknown>[];
	/** Lets the oldest held call continue, or ends it as `end` does. */
	readonly answer: (end?: (route: Route) => Promise<void>) => Promise<void>;
	/** Lets all calls continue, also later ones. */
	readonly release: () => Promise<void>;
}

/** Holds the calls of a method to matching addresses: a connection without an answer yet. */
export async function holdCalls(page: Page, method: string, address: string): Promise<HeldCalls> {
	const sent: Record<string, unknown>[] = [];
	const held: Route[] = [];
	let isHeld = true;
	await page.route(address, async (route) => {
		if (route.request().method() !== method) return route.fallback();
		sent.push(route.request().postDataJSON() ?? {});
		if (!isHeld) return route.continue();
		held.push(route);
	});
	return {
		sent,
		async answer(end = (route) => route.continue()) {
			const route = held.shift();
			if (!route) throw new Error(`No ${method} ${address} is held; ${sent.length} were sent`);
			await end(route);
		},
		async release() {
			isHeld = false;
			await Promise.all(held.splice(0).map((route) => route.continue()));
		},
	};
}
