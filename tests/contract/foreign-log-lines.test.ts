import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

/** A forged line as a stranger would write it into any value. */
const FORGED = 'x\nPayment of bank of another amount than the order’s\u2028\u0085\u001b[2J\u009b31m\u202e';
const ACTS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(undefined, { logLevel: 'info' });
});
afterAll(() => backend.close());
afterEach(() => vi.restoreAllMocks());

/** All that the backend writes meanwhile, line by line. */
async function linesOf(run: () => Promise<unknown>): Promise<readonly string[]> {
	let written = '';
	const take = (...words: unknown[]) => {
		written += `${words.join(' ')}\n`;
	};
	for (const name of ['error', 'warn', 'log'] as const) vi.spyOn(console, name).mockImplementation(take);
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
		written += String(text);
		return true;
	});
	await run();
	await vi.waitFor(() => expect(written).not.toBe(''));
	vi.restoreAllMocks();
	return written.trimEnd().split('\n');
}

it.each(['reference', 'amount', 'order'])('a stranger’s %s in a payment webhook writes no line of its own', async (field) => {
	const body = new URLSearchParams({ reference: 'r', amount: '1', [field]: FORGED });
	const query = { provider: 'bank', kind: 'callback' as const, fields: Object.fromEntries(body) };
	const lines = await linesOf(() => backend.call('_post_hapi_webshop_payment_notice', query));
	for (const line of lines) {
		expect(line).not.toMatch(ACTS);
		expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), event: expect.any(String) });
	}
	expect(lines.map((line) => JSON.parse(line).event)).toContain('Payment webhook refused');
});

it('a stranger’s address, headers and a huge value write one line each', async () => {
	const path = `/hapi/v1/misc/labels/${encodeURIComponent(FORGED)}/${'x'.repeat(4000)}`;
	const lines = await linesOf(() => backend.send(path, { headers: { 'x-request-id': 'a\u009b2J', 'user-agent': 'x\u0085' } }));
	expect(lines).toHaveLength(1);
	expect(lines[0]).not.toMatch(ACTS);
	expect(lines[0]?.length).toBeLessThan(3000);
});

it('the line of a request has the trace that the shop passes on', async () => {
	const trace = '0af7651916cd43dd8448eb211c80319c';
	const [line = '{}'] = await linesOf(() => backend.send('/hapi/v1/misc/endpoints/', { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } }));
	expect(JSON.parse(line)).toMatchObject({ event: 'answered', trace_id: trace });
});
