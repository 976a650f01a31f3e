import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { newRow } from '#tests/support/merchant-rows.ts';
import { jpeg } from '#tests/support/sample-pictures.ts';
import { type PictureServer, servePictures } from '#tests/support/serve-pictures.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let host: PictureServer;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
const STORED = `/documents/${createHash('sha256').update(PDF).digest('hex')}/upute-za-skare.pdf`;
beforeAll(async () => {
	host = await servePictures();
	backend = await startTestBackend(undefined, { mediaMayBePrivate: true });
	merchant = await openMerchant(backend);
	host.answers.set('/manual', PDF);
	host.answers.set('/label', Buffer.from('<!doctype html><h1>EPREL</h1>'));
});
afterAll(async () => {
	await backend.close();
	await host[Symbol.asyncDispose]();
});

const put = (sku: string, documents: { title: string; url?: string; lang?: string }[]) => {
	const { sku: _sku, ...body } = newRow(sku, { documents });
	return merchant.call('PUT', `/products/${sku}`, body);
};

async function documentsOf(sku: string): Promise<unknown> {
	const { id } = (await merchant.call('GET', `/products/${sku}`)).body;
	return JSON.parse(JSON.stringify((await backend.call('_post_hapi_catalog_product', { item_id: id })).body)).data.documents;
}

describe('documents of a product', () => {
	it('are stored with name and language if they are PDFs, linked otherwise, and left out if they are missing', async () => {
		await put('DOC-1', [
			{ title: 'Upute za škare', url: `${host.origin}/manual`, lang: 'hr' },
			{ title: 'Oznaka', url: `${host.origin}/label` },
			{ title: 'Nema', url: `${host.origin}/gone.pdf` },
		]);
		await expect
			.poll(() => documentsOf('DOC-1'), { timeout: 20_000 })
			.toEqual([
				{ title: 'Upute za škare', lang: 'hr', url: STORED, size: PDF.length, type: 'pdf' },
				{ title: 'Oznaka', url: `${host.origin}/label`, size: 0, type: '' },
			]);
		const { body } = await merchant.call('GET', '/products/DOC-1');
		expect(body.documents.map(({ state }: { state: string }) => state)).toEqual(['stored', 'linked', 'failed']);
		expect((await merchant.call('GET', '/media/failures')).body.items).toEqual([
			{
				...{ sku: 'DOC-1', title: expect.any(String) },
				failures: [{ field: 'documents.2', source: `${host.origin}/gone.pdf`, reason: expect.stringContaining('404'), state: 'failed' }],
			},
		]);
		const response = await fetch(backend.url + STORED);
		expect(response.headers.get('content-type')).toBe('application/pdf');
		expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
	});

	it('do not change when their row is written again', async () => {
		const row = [{ title: 'Upute za škare', url: `${host.origin}/manual`, lang: 'hr' }];
		await put('DOC-2', row);
		await expect.poll(() => documentsOf('DOC-2'), { timeout: 20_000 }).toEqual([expect.objectContaining({ url: STORED })]);
		expect((await put('DOC-2', row)).body.outcome).toBe('unchanged');
		expect((await put('DOC-2', [{ ...row[0], title: 'Manual', lang: 'en' }])).body.outcome).toBe('updated');
		expect(await documentsOf('DOC-2')).toEqual([expect.objectContaining({ title: 'Manual', lang: 'en', url: STORED.replace('upute-za-skare', 'manual') })]);
	});

	it('are restored after a full write of their product', async () => {
		const row = [{ title: 'Upute za škare', url: `${host.origin}/manual` }];
		await put('DOC-4', row);
		await expect.poll(() => documentsOf('DOC-4'), { timeout: 20_000 }).toEqual([expect.objectContaining({ url: STORED })]);
		await backend.db.updateTable('products').set({ documents: '[]' }).where('code', '=', 'DOC-4').execute();
		expect((await merchant.call('PUT', '/products/DOC-4', { title: 'Škare za živicu' })).body.outcome).toBe('updated');
		expect(await documentsOf('DOC-4')).toEqual([expect.objectContaining({ url: STORED })]);
	});

	it('replace the demo’s documents, also with an empty list', async () => {
		expect(await documentsOf('MON-1')).not.toEqual([]);
		expect((await merchant.call('PUT', '/products/MON-1', { documents: [] })).body.outcome).toBe('updated');
		expect(await documentsOf('MON-1')).toEqual([]);
	});

	it('never serve an original picture', async () => {
		const bytes = await jpeg(64, 64);
		host.answers.set('/a.jpg', bytes);
		const { sku: _sku, ...body } = newRow('DOC-3', { images: [{ url: `${host.origin}/a.jpg` }] });
		await merchant.call('PUT', '/products/DOC-3', body);
		await expect.poll(async () => (await merchant.call('GET', '/products/DOC-3')).body.images[0].state, { timeout: 20_000 }).toBe('stored');
		expect((await backend.send(`/documents/${createHash('sha256').update(bytes).digest('hex')}/a.pdf`)).status).toBe(404);
	});
});
