import { refreshDue } from '@titraj/backend/listing/refresh-due.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

const write = (rows: Parameters<typeof upsert>[1], run?: Parameters<typeof upsert>[2]) => upsert(backend.db, rows, run);
const read = (sku: string) => backend.db.selectFrom('products').selectAll().where('code', '=', sku).executeTakeFirstOrThrow();

describe('categories of a path', () => {
	it('are created once, as a tree, with unique slugs', async () => {
		await write([
			newRow('C-1', { category_path: ['Šport i đaci', 'Monitori'] }),
			newRow('C-2', { category_path: ['šport  I  đaci', 'MONITORI'] }),
			newRow('C-3', { category_path: ['Kućanstvo', 'Šport i đaci'] }),
			newRow('C-4', { category_path: ['★'] }),
		]);
		const rows = await backend.db
			.selectFrom('categories as c')
			.innerJoin('products as p', 'p.category_id', 'c.id')
			.select(['p.code', 'c.title', 'c.path', 'c.level'])
			.where('p.code', 'like', 'C-%')
			.orderBy('p.code')
			.execute();
		expect(rows).toEqual([
			{ code: 'C-1', title: 'Monitori', path: 'sport-i-daci/sport-i-daci-monitori', level: 2 },
			{ code: 'C-2', title: 'Monitori', path: 'sport-i-daci/sport-i-daci-monitori', level: 2 },
			{ code: 'C-3', title: 'Šport i đaci', path: 'kucanstvo/kucanstvo-sport-i-daci', level: 2 },
			{ code: 'C-4', title: '★', path: 'kategorija', level: 1 },
		]);
	});

	it('match existing categories of the shop', async () => {
		await write([newRow('C-5', { category_path: ['Računala', 'Monitori'] })]);
		const [category] = await backend.db
			.selectFrom('products as p')
			.innerJoin('categories as c', 'c.id', 'p.category_id')
			.select('c.code')
			.where('p.code', '=', 'C-5')
			.execute();
		expect(category?.code).toBe('monitors');
	});

	it('are created once by two concurrent bulk writes', async () => {
		const path = ['Istodobno', 'Dolje'];
		await Promise.all(['a', 'b', 'c'].map((name) => write(Array.from({ length: 5 }, (_, index) => newRow(`S-${name}${index}`, { category_path: path })))));
		const rows = await backend.db.selectFrom('categories').select('slug').where('title', 'in', path).orderBy('slug').execute();
		expect(rows.map(({ slug }) => slug)).toEqual(['dolje', 'istodobno']);
	});

	it('of a refused row are not created', async () => {
		expect(await write([newRow('C-6', { category_path: ['Nikad'], lists: ['nema'] })])).toEqual(['C-6: lists.0: names nema, which is no list of the shop']);
		expect(await backend.db.selectFrom('categories').select('id').where('title', '=', 'Nikad').execute()).toEqual([]);
	});
});

describe('rows of a run', () => {
	it('each get a result in order, regardless of errors in other rows', async () => {
		const results = await write([
			newRow('R-1'),
			{ sku: null, errors: [{ field: '', reason: 'is no JSON' }] },
			newRow('R-2', { gtin: '4006381333930' }),
			newRow('R-3', { price: { amount: '10.00', currency: 'USD', vat_included: true } }),
			newRow('R-1', { title: 'Kasnije' }),
			newRow('R-4', { price: { amount: '10.00', currency: 'EUR', vat_included: true, vat_percent: 7 } }),
			newRow('R-5', { stock: { locations: [{ location: 'mars', quantity: 1 }] } }),
			newRow('R-6'),
		]);
		expect(results).toEqual([
			'R-1: created',
			'null: : is no JSON',
			'R-2: gtin: has a wrong check digit',
			'R-3: price.currency: is USD; the shop keeps its prices in EUR and converts none',
			'R-1: updated',
			"R-4: price.vat_percent: is 7; the shop's rates in HR are 25, 13, 5, 0 %",
			'R-5: stock.locations.0.location: names mars, which is no location of the shop',
			'R-6: created',
		]);
		expect((await read('R-1')).title).toBe('Kasnije');
	});

	it('are only reported in a dry run', async () => {
		const before = await backend.db.selectFrom('categories').select('id').execute();
		expect(await write([newRow('D-1', { category_path: ['Suho'] }), { sku: 'R-6', title: 'Drugi' }], { dryRun: true })).toEqual([
			'D-1: created',
			'R-6: updated',
		]);
		expect(await backend.db.selectFrom('products').select('id').where('code', '=', 'D-1').execute()).toEqual([]);
		expect(await backend.db.selectFrom('categories').select('id').execute()).toEqual(before);
		expect((await read('R-6')).title).toBe('Slušalice R-6');
	});

	it('are in lists and search at the end of the run, or after the next run if it was killed', async () => {
		await write([newRow('L-1', { category_path: ['Popis'] }), newRow('L-2', { category_path: ['Popis'] })]);
		const total = () => backend.db.selectFrom('categories').select('products_total').where('title', '=', 'Popis').executeTakeFirstOrThrow();
		expect(await total()).toEqual({ products_total: 2 });
		// A run that ended before its last step.
		await backend.db.transaction().execute(async (trx) => {
			await sql`update categories set products_total = 0 where title = 'Popis'`.execute(trx);
			await sql`insert into settings (name, value) values ('catalog_refresh_due', '{"at":"2999-01-01T00:00:00Z"}')`.execute(trx);
		});
		expect(await refreshDue(backend.db, 'due')).toBe(false);
		await write([newRow('L-1', { category_path: ['Popis'] }), newRow('L-2', { category_path: ['Popis'] })]);
		expect(await total()).toEqual({ products_total: 2 });
	});
});
