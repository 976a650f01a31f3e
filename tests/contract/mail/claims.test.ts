import { MARKETS } from '@titraj/backend/platform/market/market.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { lastMailTo, newCustomer } from '#tests/support/account-steps.ts';
import { createShopper } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

afterEach(() => vi.unstubAllEnvs());

const sendsMail = async (backend: TestBackend) => (await backend.call('_get_hapi_misc_info', {})).body;

describe('misc/info', () => {
	it.each([
		['is set', 'smtp://127.0.0.1:1', true],
		['is empty', '', false],
	])('says whether mails are sent: MAIL_URL %s', async (_case, url, sends_mail) => {
		vi.stubEnv('MAIL_URL', url);
		vi.stubEnv('SENDS_MAIL', '');
		await using backend = await startTestBackend();
		expect(await sendsMail(backend)).toMatchObject({ data: { sends_mail } });
	});
});

describe('the confirmation of an order that is paid at a provider', () => {
	/** Words of the languages for a payment that failed. */
	const FAILED = /nije uspje|nije uspelo|fehlgeschlagen|did not go through|no se ha completado|non è riuscito|ni uspelo/i;

	let backend: TestBackend;
	beforeAll(async () => {
		backend = await startTestBackend();
	});
	afterAll(() => backend.close());

	it.each(MARKETS)('does not tell the shopper, who is paying meanwhile, what to do if the payment failed: %s', async (market) => {
		const email = `placa-${market}@titraj.example`;
		const token = await newCustomer(backend, email);
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'base-lang': market };
		const shopper = createShopper(async (name: EndpointName, request) => {
			const { method, path } = endpoints[name];
			if (method === 'GET') return (await backend.send(`${path}?${new URLSearchParams(JSON.parse(JSON.stringify(request)))}`, { headers })).body;
			return (await backend.send(path, { method, headers, body: JSON.stringify(request) })).body;
		});
		await shopper.add(21, 1);
		await shopper.choose({ email, payment: 'card' });
		const { number } = await shopper.place();
		const { text, html } = await lastMailTo(backend, email);
		expect(text).toContain(number);
		for (const version of [text, html]) expect(version).not.toMatch(FAILED);
	});
});
