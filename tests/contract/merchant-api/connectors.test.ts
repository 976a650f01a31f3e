import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
});
afterAll(() => backend.close());

const ORDER = { kind: 'order', key: '100042', subject: '100042', reason: 'customer blocked', repeatable: true, failed_at: '2026-11-30T08:00:00.123Z' };
const PRODUCT = { kind: 'product', key: 'A-1', subject: 'A-1', reason: 'price: na upit', repeatable: false, failed_at: '2026-11-30T07:00:00Z' };

const report = (name: string, problems: readonly object[], total = problems.length) => merchant.call('POST', '/connector-reports', { name, problems, total });
const stateOf = async (name: string) => (await merchant.call('GET', '/connectors')).body.items.find((connector: { name: string }) => connector.name === name);
const decide = (id: number, decision: string, failed_at: string) => merchant.call('POST', `/connector-problems/${id}/decision`, { decision, failed_at });

it('staff see what a connector gave up, orders first; its next report replaces the list', async () => {
	expect((await report('ERP', [PRODUCT, ORDER], 700)).body).toEqual({ decisions: [] });
	expect(await stateOf('ERP')).toMatchObject({
		total: 700,
		reported_at: expect.stringMatching(/Z$/),
		problems: [
			{ kind: 'order', subject: '100042', reason: 'customer blocked', repeatable: true, failed_at: ORDER.failed_at, decision: null },
			{ kind: 'product', subject: 'A-1', repeatable: false, decision: null },
		],
	});
	expect((await merchant.call('GET', '/today')).body.connector_problems).toBe(2);
	await report('ERP', []);
	expect(await stateOf('ERP')).toMatchObject({ total: 0, problems: [] });
	expect((await merchant.call('GET', '/today')).body.connector_problems).toBe(0);
});

it('a decision is given to its connector alone while the failure is reported; a later failure needs a new decision', async () => {
	await report('one', [ORDER]);
	await report('two', [ORDER]);
	const [{ id }] = (await stateOf('one')).problems;
	expect((await decide(id, 'repeat', ORDER.failed_at)).status).toBe(200);
	expect((await stateOf('one')).problems).toMatchObject([{ decision: 'repeat' }]);
	expect((await report('two', [ORDER])).body.decisions).toEqual([]);
	for (let times = 0; times < 2; times++) expect((await report('one', [ORDER])).body.decisions).toEqual([{ kind: 'order', key: '100042', decision: 'repeat' }]);
	expect((await report('one', [{ ...ORDER, failed_at: '2026-11-30T08:01:00Z' }])).body.decisions).toEqual([]);
	expect((await stateOf('one')).problems).toMatchObject([{ id, decision: null }]);
	expect((await decide(id, 'dismiss', ORDER.failed_at)).status).toBe(404);
});

it('what a connector cannot repeat by itself can only be dismissed', async () => {
	await report('shop', [PRODUCT]);
	const [{ id }] = (await stateOf('shop')).problems;
	expect((await decide(id, 'repeat', PRODUCT.failed_at)).status).toBe(404);
	expect((await decide(id, 'dismiss', PRODUCT.failed_at)).status).toBe(200);
	expect((await report('shop', [PRODUCT])).body.decisions).toEqual([{ kind: 'product', key: 'A-1', decision: 'dismiss' }]);
});

it('a connector that no longer runs is taken off the list, and is back when it reports', async () => {
	await report('old', [ORDER]);
	const { id } = await stateOf('old');
	expect((await merchant.call('DELETE', `/connectors/${id}`)).status).toBe(200);
	expect(await stateOf('old')).toBeUndefined();
	expect((await merchant.call('DELETE', `/connectors/${id}`)).status).toBe(404);
	await report('old', []);
	expect(await stateOf('old')).toMatchObject({ total: 0 });
});

it.each([
	['an unknown kind', { name: 'x', total: 1, problems: [{ ...ORDER, kind: 'refund' }] }, 400],
	['the same problem twice', { name: 'x', total: 2, problems: [ORDER, ORDER] }, 422],
	['a day that does not exist', { name: 'x', total: 1, problems: [{ ...ORDER, failed_at: '2026-13-45T08:00:00Z' }] }, 400],
	['a zero byte', { name: 'x', total: 1, problems: [{ ...ORDER, reason: 'a\u0000b' }] }, 400],
	['a reason of a million letters', { name: 'x', total: 1, problems: [{ ...ORDER, reason: 'x'.repeat(1_000_000) }] }, 400],
	['more than 500 problems', { name: 'x', total: 501, problems: Array.from({ length: 501 }, (_, key) => ({ ...ORDER, key: `${key}` })) }, 400],
])('a report with %s is refused, and changes nothing', async (_, body, status) => {
	expect((await merchant.call('POST', '/connector-reports', body)).status).toBe(status);
	expect(await stateOf('x')).toBeUndefined();
});

it('a key without the scope neither reports nor sees or decides anything', async () => {
	const other = await openMerchant(backend, 'orders:read');
	const calls = [
		await other.call('POST', '/connector-reports', { name: 'x', total: 0, problems: [] }),
		await other.call('GET', '/connectors'),
		await other.call('POST', '/connector-problems/1/decision', { decision: 'repeat', failed_at: ORDER.failed_at }),
		await other.call('DELETE', '/connectors/1'),
	];
	expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

it('reports, which come every minute, leave no entries in the log of changes; choices do', async () => {
	await report('quiet', [ORDER]);
	const [{ id }] = (await stateOf('quiet')).problems;
	await decide(id, 'repeat', ORDER.failed_at);
	const rows = await backend.db.selectFrom('audit_log').select('operation').execute();
	expect(rows.map(({ operation }) => operation)).toContain('decideConnectorProblem');
	expect(rows.map(({ operation }) => operation)).not.toContain('reportConnector');
});

it('what a connector remembers is kept for it, however much that is, until it is taken off the list', async () => {
	const read = () => merchant.call('GET', `/connector-states/${encodeURIComponent('ERP/files')}`);
	expect((await read()).status).toBe(404);
	const state = 'QUJD'.repeat(1_000_000);
	for (const kept of ['QUJD', state]) expect((await merchant.call('POST', '/connector-states', { name: 'ERP/files', state: kept })).status).toBe(200);
	expect((await read()).body.state).toBe(state);
	expect((await merchant.call('POST', '/connector-states', { name: 'ERP/files', state: '{"plain":1}' })).status).toBe(400);
	await merchant.call('DELETE', `/connectors/${(await stateOf('ERP/files')).id}`);
	expect((await read()).status).toBe(404);
});
