import { cache } from 'swr/_internal';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut } from '#lib/account/client/sign-in-out.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { onStateChange } from '#lib/platform/client/state-hint.ts';

class Page extends EventTarget {
	cookie = 'shop_state=u=1&c=2&s=new';
	visibilityState = 'visible';
}

let answer: { status: number; body: object };

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', new Page());
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('addEventListener', () => {});
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer.body), { status: answer.status }));
	answer = { status: 200, body: { success: true } };
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('after signing in or out the state is refetched', () => {
	test.each([
		['in: 200 ms', () => signIn({ email: 'a@b.example', password: 'x', proof: null }), 200],
		['out: 500 ms', () => signOut(), 500],
	])('%s', async (_, act, delay) => {
		const listener = vi.fn();
		const stop = onStateChange(listener);
		const done = act();
		await vi.advanceTimersByTimeAsync(delay - 1);
		expect(listener).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(listener).toHaveBeenCalledWith(2);
		await done;
		stop();
	});

	test('data of the guest is cleared, public data stays', async () => {
		for (const key of [
			['cart', 'old'],
			['session', 'old'],
			['cart-data', 'old'],
			['choices', 'old'],
			['search', 'kabel'],
		]) {
			const entry = { data: 'known', _k: key };
			cache.set(String(key), entry);
		}
		const done = signIn({ email: 'a@b.example', password: 'x', proof: null });
		await vi.advanceTimersByTimeAsync(200);
		await done;
		expect(['cart,old', 'session,old', 'cart-data,old', 'choices,old', 'search,kabel'].filter((key) => cache.get(key)?.data)).toEqual(['search,kabel']);
	});
});

describe('a sign-out ends the session that other calls of the page are sent with', () => {
	const CART = '/api/hapi/webshop/cart';
	const LOGOUT = '/api/hapi/auth/logout';
	const started = Date.now();
	const sent: [string, number][] = [];
	/** Each call takes that many milliseconds. */
	const respondAfter = (milliseconds: number) => {
		vi.setSystemTime(started);
		sent.length = 0;
		vi.stubGlobal('fetch', async (path: string) => {
			sent.push([path, Date.now() - started]);
			await new Promise((done) => setTimeout(done, milliseconds));
			return new Response('{"success":true}');
		});
	};

	test.each([
		['it is sent after the response to an earlier call', 300, 300],
		['it waits no longer than a second for that', 5000, 1000],
	])('%s', async (_, takes, sentAfter) => {
		respondAfter(takes);
		void fetchApi(CART);
		void signOut();
		await vi.runAllTimersAsync();
		expect(sent).toEqual([
			[CART, 0],
			[LOGOUT, sentAfter],
		]);
	});

	test('a later call is sent after its response', async () => {
		respondAfter(300);
		void signOut();
		void fetchApi(CART);
		await vi.runAllTimersAsync();
		expect(sent).toEqual([
			[LOGOUT, 0],
			[CART, 300],
		]);
	});
});

describe('input of the checkout', () => {
	const kept: Record<string, string> = {};
	beforeEach(() => {
		Object.assign(kept, { 'checkout:customer': '{"first_name":"Ana"}', 'checkout:1:order': '{"note":"Zvonite"}', shop_order_lines: '[]' });
		vi.stubGlobal('sessionStorage', Object.setPrototypeOf(kept, { removeItem: (name: string) => Reflect.deleteProperty(kept, name) }));
	});

	test.each([
		['is cleared after signing out', { success: true }, ['shop_order_lines']],
		['is kept if signing out failed', { success: false, label_name: 'error_unknown' }, ['checkout:1:order', 'checkout:customer', 'shop_order_lines']],
	])('%s', async (_, body, left) => {
		answer = { status: 200, body };
		const done = signOut();
		await vi.runAllTimersAsync();
		expect(await done).toBe(body.success);
		expect(Object.keys(kept).sort()).toEqual(left);
	});
});

describe('a sign-in that fails', () => {
	test.each([
		['rejected', 200, { success: false, label_name: 'error_login_invalid' }],
		['http', 422, { success: false }],
		['http', 429, { success: false, label_name: 'error_too_many_attempts' }],
		['http', 503, { success: false }],
	])('is %s with %i and says why', async (kind, status, body) => {
		answer = { status, body };
		const outcome = await signIn({ email: 'a@b.example', password: 'x', proof: null });
		expect(outcome).toMatchObject({ ok: false, error: { kind, statusCode: status, ...('label_name' in body && { label: body.label_name }) } });
	});
});
