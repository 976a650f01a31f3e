import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';
import { TIMINGS } from '#lib/platform/config/timings.ts';
import { sessionGatewayForEachTest } from '#tests/support/session-gateway.ts';

const gateway = sessionGatewayForEachTest();

/** Another tab: it has its own modules, and shares cookies and locks. */
async function openTab() {
	vi.resetModules();
	return import('#lib/platform/client/fetch-api.ts');
}

/** Settles when the page has been asked to reload and calls that wrongly go on had time to; calls of a page that reloads never settle. */
async function leaves(): Promise<void> {
	await waitUntil(() => gateway.reload.mock.calls.length > 0);
	await new Promise((settle) => setTimeout(settle, 100));
}

/** However busy the machine is: the test's own time limit ends the wait. */
const waitUntil = (isMet: () => boolean) => vi.waitUntil(isMet, { interval: 5, timeout: 20_000 });

describe('session', () => {
	test('20 first personal calls of a tab create one guest session', async () => {
		const { fetchApi } = await openTab();
		const answers = await Promise.all(Array.from({ length: 20 }, () => fetchApi('/api/hapi/webshop/cart')));
		expect(answers.every((answer) => answer.ok)).toBe(true);
		expect(gateway.tokenCalls()).toBe(1);
	});

	test('20 first calls over four tabs create one guest session', async () => {
		const tabs = [await openTab(), await openTab(), await openTab(), await openTab()];
		const answers = await Promise.all(tabs.flatMap(({ fetchApi }) => Array.from({ length: 5 }, () => fetchApi('/api/hapi/webshop/cart'))));
		expect(answers.every((answer) => answer.ok)).toBe(true);
		expect(gateway.tokenCalls()).toBe(1);
	});

	test('a first session takes its turn only after the answer, so that a page left before it does not stop the next one', async () => {
		const send = globalThis.fetch;
		const isTaken = () => gateway.stored.has('shop-session-first');
		const before: boolean[] = [];
		vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
			if (address.startsWith('/api/nuxtapi/token')) before.push(isTaken());
			return send(address, init);
		});
		const { fetchApi } = await openTab();
		expect(await fetchApi('/api/hapi/webshop/cart')).toMatchObject({ ok: true });
		expect([before, isTaken()]).toEqual([[false], true]);
	});

	test('an expired session is renewed once for all rejected calls, and each call of a page that stays is retried', async () => {
		gateway.stored.set('shop-reload-401', String(Date.now()));
		gateway.page.jar.cookies.set('hapi_auth_token', 'over');
		gateway.page.jar.cookies.set('shop_state', 'u=0&c=1&s=old');
		const tabs = [await openTab(), await openTab()];
		const answers = await Promise.all(tabs.flatMap(({ fetchApi }) => Array.from({ length: 5 }, () => fetchApi('/api/hapi/webshop/cart'))));
		expect(answers.every((answer) => answer.ok)).toBe(true);
		expect(gateway.tokenCalls()).toBe(1);
	});

	test('a page that reloads for its expired session repeats no call as the new guest, and sends no other before it is gone', async () => {
		gateway.page.jar.cookies.set('hapi_auth_token', 'over');
		gateway.page.jar.cookies.set('shop_state', 'u=1&c=1&s=old');
		const { fetchApi } = await openTab();
		const { onStateChange } = await import('#lib/platform/client/state-hint.ts');
		vi.stubGlobal('addEventListener', () => {});
		// Pages of other tests would announce their changes to this one.
		vi.stubGlobal('BroadcastChannel', undefined);
		// Parts of the page load their data when the session changes.
		onStateChange(() => void fetchApi('/api/hapi/auth/orders'));
		const { fetch: send } = globalThis;
		// The response to this call arrives after the renewal.
		vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
			const response = await send(input, init);
			if (input.includes('/wishlist')) await waitUntil(() => gateway.reload.mock.calls.length > 0);
			return response;
		});
		const calls = [fetchApi('/api/hapi/auth/profile'), fetchApi('/api/hapi/auth/is-login'), fetchApi('/api/hapi/wishlist')];
		const asked = () => gateway.asked.filter((line) => !line.includes('/token'));
		await waitUntil(() => asked().length >= calls.length);
		expect(await Promise.race([...calls, leaves()])).toBeUndefined();
		expect(gateway.reload).toHaveBeenCalledOnce();
		expect(asked().sort()).toEqual(['GET /api/hapi/auth/is-login', 'GET /api/hapi/auth/profile', 'GET /api/hapi/wishlist']);
	});

	describe('if new tokens are rejected, too', () => {
		const calls = () => gateway.asked.filter((line) => line.includes('/cart')).length;
		const refuse = () => {
			gateway.page.jar.cookies.set('hapi_auth_token', 'over');
			gateway.page.jar.cookies.set('shop_state', 'u=0&c=1&s=old');
			gateway.refusesAll = true;
			onTestFinished(() => {
				gateway.refusesAll = false;
				vi.useRealTimers();
			});
		};

		test('five tabs cause one renewal and one reload a minute, and each call is sent at most twice', async () => {
			vi.useFakeTimers({ toFake: ['Date'] });
			refuse();
			const tabs = [await openTab(), await openTab(), await openTab(), await openTab(), await openTab()];
			const ask = async () => {
				for (const { fetchApi } of tabs) for (let turn = 0; turn < 4; turn++) await Promise.race([fetchApi('/api/hapi/webshop/cart'), leaves()]);
			};
			await ask();
			expect([gateway.tokenCalls(), gateway.reload.mock.calls.length, calls() <= 40]).toEqual([1, 1, true]);
			await ask();
			expect([gateway.tokenCalls(), gateway.reload.mock.calls.length, calls() <= 80]).toEqual([1, 1, true]);
			vi.setSystemTime(Date.now() + TIMINGS.sessionRenewalPause);
			await ask();
			expect([gateway.tokenCalls(), gateway.reload.mock.calls.length]).toEqual([2, 2]);
		});

		test('one tab reloads, even if tabs do not yet see each other’s storage', async () => {
			refuse();
			// Storage of a process that does not know the other tabs' reloads.
			vi.stubGlobal('localStorage', {
				getItem: (name: string) => (name === 'shop-reload-401' ? null : (gateway.stored.get(name) ?? null)),
				setItem: (name: string, value: string) => void gateway.stored.set(name, value),
				removeItem: (name: string) => void gateway.stored.delete(name),
			});
			const tabs: typeof import('#lib/platform/client/session.ts')[] = [];
			for (let tab = 0; tab < 4; tab++) {
				vi.resetModules();
				tabs.push(await import('#lib/platform/client/session.ts'));
			}
			await Promise.all(tabs.map(({ recoverSession }) => Promise.race([recoverSession('old'), leaves()])));
			expect([gateway.tokenCalls(), gateway.reload.mock.calls.length]).toEqual([1, 1]);
		});

		test('the visitor sees one message, and a click retries', async () => {
			refuse();
			const left = await openTab();
			const lost = vi.fn();
			(await import('#lib/platform/client/session-lost.ts')).onSessionLost(lost);
			await Promise.race([left.fetchApi('/api/hapi/webshop/cart'), leaves()]);
			expect(lost).not.toHaveBeenCalled();
			// The page after the reload.
			const { fetchApi } = await openTab();
			const { onSessionLost } = await import('#lib/platform/client/session-lost.ts');
			const { retrySession } = await import('#lib/platform/client/session.ts');
			onSessionLost(lost);
			for (let turn = 0; turn < 5; turn++) expect(await fetchApi('/api/hapi/webshop/cart')).toMatchObject({ ok: false, error: { statusCode: 401 } });
			expect(lost).toHaveBeenCalledOnce();
			const late = vi.fn();
			onSessionLost(late);
			expect(late).toHaveBeenCalledOnce();
			retrySession();
			expect(gateway.reload).toHaveBeenCalledTimes(2);
			await fetchApi('/api/hapi/webshop/cart');
			expect(gateway.tokenCalls()).toBe(2);
		});
	});

	test('cookies that vanish from an open page lead to another session at once, and the call is answered', async () => {
		const { fetchApi } = await openTab();
		expect(await fetchApi('/api/hapi/webshop/cart')).toMatchObject({ ok: true });
		for (const sessions of [2, 3]) {
			gateway.page.jar.cookies.clear();
			expect(await fetchApi('/api/hapi/webshop/cart')).toMatchObject({ ok: true });
			expect(gateway.tokenCalls()).toBe(sessions);
		}
	});

	test('a browser without cookies gets one session a minute', async () => {
		const { fetchApi } = await openTab();
		gateway.keepsCookies = false;
		onTestFinished(() => {
			gateway.keepsCookies = true;
		});
		for (let turn = 0; turn < 10; turn++) await fetchApi('/api/hapi/webshop/cart');
		expect(gateway.tokenCalls()).toBe(1);
	});

	test('a token call that could not be sent may be retried immediately', async () => {
		const { fetch: answering } = globalThis;
		let fails = true;
		vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
			fails && input.includes('/token') ? Promise.reject(new TypeError('offline')) : answering(input, init),
		);
		const { fetchApi } = await openTab();
		expect(await fetchApi('/api/hapi/webshop/cart')).toMatchObject({ ok: false });
		fails = false;
		expect(await fetchApi('/api/hapi/webshop/cart')).toMatchObject({ ok: true });
	});

	test('public calls need no session', async () => {
		const { fetchApi } = await openTab();
		expect(await fetchApi('/api/hapi/catalog/products')).toEqual({ ok: true, data: 'public' });
		expect(gateway.tokenCalls()).toBe(0);
	});

	test('a call that stays rejected is retried once only', async () => {
		gateway.stored.set('shop-reload-401', String(Date.now()));
		const { fetchApi } = await openTab();
		gateway.page.jar.cookies.set('shop_state', 'u=0&c=1&s=old');
		gateway.accepted = 'a token of no tab';
		const keep = setInterval(() => {
			gateway.accepted = 'a token of no tab';
		}, 1);
		const answer = await fetchApi('/api/hapi/webshop/cart');
		clearInterval(keep);
		expect(answer).toMatchObject({ ok: false, error: { kind: 'http', statusCode: 401 } });
		expect(gateway.asked.filter((line) => line.includes('/cart'))).toHaveLength(2);
	});

	test('a token call without a response times out, because the calls of every tab wait for it', async () => {
		const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('in time', 'TimeoutError')));
		onTestFinished(() => limit.mockRestore());
		const { fetch: answering } = globalThis;
		const tokenStalls = (input: string, init?: RequestInit) =>
			input.includes('/token') ? new Promise((_, lose) => init?.signal?.aborted && lose(init.signal.reason)) : answering(input, init);
		vi.stubGlobal('fetch', tokenStalls);
		const { fetchApi } = await openTab();
		expect(await fetchApi('/api/hapi/webshop/cart')).toMatchObject({ ok: false, error: { statusCode: 401 } });
		expect(limit).toHaveBeenCalledWith(REQUEST_TIMEOUT);
	});
});
