import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handlePaymentReturn } from '#lib/checkout/server/handle-payment-webhook.server.ts';
import { alterBackend } from '#tests/support/altered-backend.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await backend.close();
});

const isRoute = (value: unknown): value is { readonly name?: string } => typeof value === 'object' && value !== null;
const withoutFailed = (body: unknown) => {
	const routes: unknown = Object(body).data;
	return { success: true, data: Array.isArray(routes) ? routes.filter((route) => !isRoute(route) || route.name !== 'webshop_failed_order') : routes };
};

test('a forged payment return is refused in place if the shop has no page for failed orders', async () => {
	await using altered = await alterBackend(backend.url, (path) => (path.includes('/misc/routes/') ? { change: withoutFailed } : undefined));
	vi.stubEnv('BACKEND_URL', altered.url);
	listenToErrors();
	const address = 'http://localhost:8888/api/hapi/webshop/payment-return/bank';
	const answer = await handlePaymentReturn(
		new Request(address, { method: 'POST', body: new URLSearchParams({ reference: '1', signature: 'f'.repeat(64) }) }),
		'request',
	);
	expect([answer.status, answer.headers.get('location'), answer.headers.get('content-type')]).toEqual([403, null, 'text/html; charset=utf-8']);
	expect(await answer.text()).toContain('Povratak na naslovnicu');
});
