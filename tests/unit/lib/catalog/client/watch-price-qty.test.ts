import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PriceAnswer } from '#lib/catalog/client/price-watch.ts';

const ITEM = { id: 7, price_custom: '10.00', is_available: true, available_qty: 3 };
type Answer = () => Response;

let asked: string[];
let answer: Answer;

beforeEach(() => {
	asked = [];
	vi.resetModules();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'shop_state=u=0&c=0&s=abc' }));
	vi.stubGlobal('location', { pathname: '/' });
	vi.stubGlobal('scrollY', 0);
	vi.stubGlobal('addEventListener', () => undefined);
	vi.stubGlobal('removeEventListener', () => undefined);
	vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 0));
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
		asked.push(`${path} ${body}`);
		return answer();
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** The states reported to a product page until the first response. */
async function watch(...ids: readonly number[]): Promise<readonly PriceAnswer[]> {
	const { watchPriceQty } = await import('#lib/catalog/client/watch-price-qty.ts');
	const notified: PriceAnswer[] = [];
	const until = AbortSignal.timeout(5000);
	for (const id of ids) void watchPriceQty({ id, notify: (state) => void notified.push(state), until });
	await vi.waitFor(() => expect(notified).toHaveLength(2 * ids.length));
	return notified;
}

describe('current price and stock', () => {
	test.each<[string, Answer, readonly object[]]>([
		[
			'that arrive are a success, with the data to show',
			() => Response.json({ success: true, data: { items: [ITEM] } }),
			[{ status: 'pending' }, { status: 'success', item: ITEM }],
		],
		[
			'without the product are an error',
			() => Response.json({ success: true, data: { items: [] } }),
			[{ status: 'pending' }, { status: 'error', item: undefined }],
		],
		['that are rejected are an error', () => new Response('{}', { status: 500 }), [{ status: 'pending' }, { status: 'error', item: undefined }]],
		['that are not JSON are an error', () => new Response('<html>'), [{ status: 'pending' }, { status: 'error', item: undefined }]],
		[
			'that do not arrive are an error',
			() => {
				throw new TypeError('offline');
			},
			[{ status: 'pending' }, { status: 'error', item: undefined }],
		],
	])('%s', async (_title, given, expected) => {
		answer = given;
		expect(await watch(7)).toEqual(expected);
	});

	test('are requested in one call, however many products a page shows', async () => {
		answer = () => Response.json({ success: true, data: { items: [ITEM, { ...ITEM, id: 8 }] } });
		await watch(7, 8, 7);
		expect(asked).toEqual(['/api/hapi/catalog/price-qty {"ids":[7,8]}']);
	});
});
