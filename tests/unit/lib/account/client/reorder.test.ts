import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reorder } from '#lib/account/client/reorder.ts';

class Page extends EventTarget {
	cookie = 'shop_state=u=1&c=0&s=customer';
}

const OUTCOME = { added: 1, reduced: [], skipped: [], left: [] };
let sent: { id: number; request_id: string }[];
let isLost: boolean;

beforeEach(() => {
	sent = [];
	isLost = false;
	vi.stubGlobal('document', new Page());
	// Tabs of earlier tests would receive the message.
	vi.stubGlobal('BroadcastChannel', undefined);
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
		if (path.endsWith('/reorder')) sent.push(JSON.parse(String(body)));
		// The shop executes it, but the response is lost.
		if (isLost) throw new TypeError('Failed to fetch');
		return Response.json({ success: true, data: OUTCOME });
	});
});
afterEach(() => vi.unstubAllGlobals());

const requests = () => sent.map(({ request_id }) => request_id);

test('a click after a lost response repeats the same request, so that no line is added twice', async () => {
	isLost = true;
	expect([await reorder(7), await reorder(7)]).toEqual([null, null]);
	isLost = false;
	expect(await reorder(7)).toEqual(OUTCOME);
	expect(new Set(requests()).size).toBe(1);
});

test('after a response the next click, and that of another order, is a new request', async () => {
	isLost = true;
	await reorder(7);
	isLost = false;
	await reorder(8);
	await reorder(7);
	await reorder(7);
	const [lost, other, repeated, next] = requests();
	expect(repeated).toBe(lost);
	expect(new Set([lost, other, next]).size).toBe(3);
});
