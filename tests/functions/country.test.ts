import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { countryOf } from '#lib/platform/server/http/country.server.ts';
import { openJar } from '#tests/support/browser-jar.ts';
import { type RunningShop, startShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
	shop = await startShop({ backendUrl: 'http://127.0.0.1:9' });
});
afterAll(() => shop.close());

describe('country', () => {
	test('is the result of the configured lookup within a second, and is cached by address', async () => {
		let asked = 0;
		const lookup = createServer((_, response) => {
			asked++;
			response.end('{"country":"si"}');
		});
		await new Promise<void>((ready) => lookup.listen(0, '127.0.0.1', ready));
		const address = lookup.address();
		process.env['COUNTRY_LOOKUP_URL'] = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/{ip}`;
		const country = async () => (await openJar(shop.url).get('/api/nuxtapi/country')).json();
		expect(await country()).toEqual({ success: true, data: { country: 'SI' } });
		expect(await country()).toEqual({ success: true, data: { country: 'SI' } });
		expect(asked).toBe(1);
		lookup.closeAllConnections();
		await new Promise((done) => lookup.close(done));
		delete process.env['COUNTRY_LOOKUP_URL'];
	});
	test('is unknown if the lookup takes longer than a second', async () => {
		const lookup = createServer(() => {});
		await new Promise<void>((ready) => lookup.listen(0, '127.0.0.1', ready));
		const address = lookup.address();
		const environment = readEnvironment({ COUNTRY_LOOKUP_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/{ip}` });
		const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
		expect(await countryOf(environment, { ip: '203.0.113.10' })).toBeNull();
		expect(limit).toHaveBeenCalledExactlyOnceWith(1000);
		limit.mockRestore();
		lookup.closeAllConnections();
		await new Promise((done) => lookup.close(done));
	});
	test('is unknown without a lookup, and the platform’s header takes precedence', async () => {
		expect(await countryOf(readEnvironment({}), { ip: '203.0.113.9' })).toBeNull();
		const environment = readEnvironment({ COUNTRY_LOOKUP_URL: 'http://127.0.0.1:9/{ip}' });
		expect(await countryOf(environment, { ip: '203.0.113.9', geo: { country: { code: 'AT' } } })).toBe('AT');
		expect(await countryOf(environment, { ip: '203.0.113.9' })).toBeNull();
	});
});
