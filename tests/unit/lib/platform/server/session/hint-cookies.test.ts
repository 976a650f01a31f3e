import { expect, test } from 'vitest';
import { hintCookies } from '#lib/platform/server/session/hint-cookies.server.ts';

const request = new Request('https://shop.example/', { headers: { cookie: 'shop_state=u=1&c=4&s=one' } });
const parcels = [{ items: [{ qty: 3 }] }];

test.each([
	['a cart says how many pieces there are', '_get_hapi_webshop_cart', { version: 2, parcels }, 'c=3'],
	['an order that was placed long ago says nothing of the cart', '_get_hapi_auth_order', { number: '100006', parcels }, null],
	['nor does one that whoever has its code looks at', '_get_hapi_webshop_order', { number: '100006', parcels }, null],
] as const)('%s', (_, name, data, count) => {
	const [cookie] = hintCookies(request, name, data);
	if (count === null) expect(cookie).toBeUndefined();
	else expect(decodeURIComponent(cookie ?? '')).toContain(count);
});
