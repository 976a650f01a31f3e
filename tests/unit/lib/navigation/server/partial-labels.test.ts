import { afterEach, expect, test, vi } from 'vitest';
import { loadSiteData } from '#lib/navigation/server/site.server.ts';
import { createClient } from '#lib/platform/http/client.ts';
import { toAbsolute } from '#lib/screens/server/structured-data.server.ts';

afterEach(() => vi.unstubAllEnvs());

const DATA: Readonly<Record<string, unknown>> = {
	'/info/': { site_url: 'https://shop.example', site_name: 'Radionica', company: { name: 'Radionica d.o.o.', phone: null, email: 'info@shop.example' } },
	'/currency/': { code: 'EUR', symbol: '€', display: '%s €', decimals: 2 },
	'/labels/': { 'cart.add': 'U vrećicu', error_of_this_backend: 'Radnik je na godišnjem.' },
	'/routes/': [{ path: '/', controller: 'cms', action: 'index', content_type: 'page', lang: 'hr' }],
	'/categories/': { items: [], total: 0, next_cursor: null },
};

function createShop() {
	const row = (path: string) => ({ method: 'GET' as const, path });
	const table = {
		_get_hapi_misc_info: row('/info/'),
		_get_hapi_misc_currency: row('/currency/'),
		_get_hapi_misc_labels: row('/labels/'),
		_get_hapi_misc_routes: row('/routes/'),
		_get_hapi_catalog_categories: row('/categories/'),
	};
	const answer = async (input: RequestInfo | URL) => Response.json({ success: true, data: DATA[new URL(String(input)).pathname] });
	return createClient({ baseUrl: 'http://backend.example', host: 'shop.example', lang: 'hr', table, fetch: answer });
}

test('a partial labels map changes its own texts only; unknown keys are kept for refusals', async () => {
	const { labels } = await loadSiteData(createShop(), new Date('2026-11-29'));
	expect([labels['cart.add'], labels['error_of_this_backend']]).toEqual(['U vrećicu', 'Radnik je na godišnjem.']);
	expect(labels['checkout.payment.legend']).toBe('Način plaćanja');
});

test('site_url of the backend wins over SITE_URL in addresses of pages', async () => {
	vi.stubEnv('SITE_URL', 'https://other.example');
	const { info } = await loadSiteData(createShop(), new Date('2026-11-29'));
	expect(toAbsolute(info, '/kontakt/')).toBe('https://shop.example/kontakt/');
});
