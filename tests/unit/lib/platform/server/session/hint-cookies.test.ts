import { expect, test } from 'vitest';
import { hintCookies } from '#lib/platform/server/session/hint-cookies.server.ts';

const request = new Request('https://shop.example/', { headers: { cookie: 'shop_state=u=1&c=4&s=one' } });
const parcels = [{ items: [{ qty: 3 }] }];

test.each([
	['a cart sets the number of pieces', '_get_hapi_webshop_cart', { version: 2, parcels }, 'c=3'],
	['an earlier order does not change the count', '_get_hapi_auth_order', { number: '100006', parcels }, null],
	['nor does an order opened by its code', '_get_hapi_webshop_order', { number: '100006', parcels }, null],
] as const)('%s', (_, name, data, count) => {
	const [cookie] = hintCookies(request, name, data);
	if (count === null) expect(cookie).toBeUndefined();
	else expect(decodeURIComponent(cookie ?? '')).toContain(count);
});
