import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';

let backend: RunningBackend;
let merchant: MerchantClient;
beforeAll(async () => {
	backend = await startBackend({ dataDir: null, databaseUrl: null, port: 0, host: '127.0.0.1' });
	merchant = await openMerchant(backend);
});
afterAll(() => backend.close());

async function upload(content: string, { type = 'text/csv', key = merchant.key, name = 'cjenik.csv' } = {}) {
	const response = await fetch(`${backend.url}/merchant/v1/imports?name=${name}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${key}`, 'content-type': type },
		body: content,
	});
	return { status: response.status, body: JSON.parse(await response.text()) };
}

/** Starts an import and waits for its end. */
async function run(id: string, wishes: Record<string, unknown>) {
	expect(await merchant.call('POST', `/imports/${id}/run`, wishes)).toMatchObject({ status: 202, body: { state: 'running' } });
	return vi.waitFor(
		async () => {
			const { body } = await merchant.call('GET', `/imports/${id}`);
			expect(body.state).not.toBe('running');
			return body;
		},
		{ timeout: 15_000, interval: 50 },
	);
}

const CSV = 'Šifra;Naziv;Grupa;MPC;Zaliha;Nabavna\nA;Škare;Vrt;12,50;4;6,00\nB;;Vrt;9,90;1;6,00\n';
const products = () => backend.db.selectFrom('products').select(['code', 'title', 'quantity']).execute();

it('an uploaded feed is described, with a draft of its mapping and examples of each column', async () => {
	const { status, body } = await upload(CSV);
	expect(status).toBe(201);
	expect(body).toMatchObject({
		name: 'cjenik.csv',
		needs_mapping: true,
		mapping: { columns: { sku: 'Šifra', price: 'MPC' }, not_used: { Nabavna: 'what the merchant pays or earns' } },
	});
	expect(body.columns).toContainEqual({ name: 'Naziv', examples: ['Škare'] });
	expect(await merchant.call('GET', `/imports/${body.id}`)).toMatchObject({ status: 200, body: { state: 'uploaded', result: null } });
});

it('a dry run of an uploaded feed writes nothing, the import after it does, and both report what the command reports', async () => {
	const { body } = await upload(CSV);
	const tried = await run(body.id, { mapping: body.mapping, dry_run: true });
	expect(tried).toMatchObject({ state: 'done', dry_run: true, share: 1, result: { accepted: 1, refused: 1 } });
	expect(tried.result.lines.join('\n')).toContain('What shoppers would see of some products:');
	expect(await products()).toEqual([]);
	const done = await run(body.id, { mapping: body.mapping });
	expect(done).toMatchObject({ state: 'done', dry_run: false, result: { accepted: 1, refused: 1 } });
	expect(done.result.lines).toContain('  1 × title: is empty, e.g. line 3 (B)');
	expect(await products()).toEqual([{ code: 'A', title: 'Škare', quantity: 4 }]);
});

it('a feed of a known program needs no mapping', async () => {
	const { body } = await upload('ID,Type,SKU,Name,Published,Regular price,Categories\n1,simple,W-1,Krema,1,4.50,Ruke\n');
	expect(body).toMatchObject({ needs_mapping: false, mapping: null });
	expect(await run(body.id, {})).toMatchObject({ state: 'done', result: { accepted: 1 } });
});

it('what is no feed is refused, and a run without the mapping that it needs fails with the reason', async () => {
	expect(await upload('<html></html>')).toMatchObject({ status: 400, body: { detail: expect.stringContaining('web page') } });
	expect((await upload(CSV, { type: 'image/png' })).status).toBe(415);
	const { body } = await upload(CSV);
	expect(await run(body.id, {})).toMatchObject({ state: 'failed', reason: expect.stringContaining('is unknown') });
	expect((await merchant.call('POST', `/imports/${body.id}/run`, { mapping: { colums: {} } })).status).toBe(400);
	expect((await merchant.call('GET', '/imports/unknown')).status).toBe(404);
});

it('an import needs the permission to write products', async () => {
	const reader = await openMerchant(backend, 'products:read');
	expect((await upload(CSV, { key: reader.key })).status).toBe(403);
});
