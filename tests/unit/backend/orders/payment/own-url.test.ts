import { isOwnUrl } from '@titraj/backend/orders/payment/own-url.ts';
import { expect, test } from 'vitest';

const SHOP = { siteUrl: 'https://shop.example' };
const LOCAL = { siteUrl: 'http://localhost:8888' };

test.each([
	['https://shop.example/webshop/hvala/', SHOP, true],
	['https://shop.example:443/a', SHOP, true],
	['http://127.0.0.1:9000/a', LOCAL, true],
	['https://shop.example.evil.example/a', SHOP, false],
	['https://shop.example@evil.example/a', SHOP, false],
	['http://shop.example/a', SHOP, false],
	['https://shop.example:8443/a', SHOP, false],
	['http://127.0.0.1:9000/a', SHOP, false],
	['https://evil.example/a', LOCAL, false],
	['//evil.example/a', SHOP, false],
	['javascript:alert(1)', SHOP, false],
	['', SHOP, false],
])('a provider may return a shopper to "%s" of the shop %o: %s', (url, shop, may) => expect(isOwnUrl(url, shop)).toBe(may));
