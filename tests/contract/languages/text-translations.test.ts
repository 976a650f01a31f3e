import { writeProducts } from '@titraj/backend/catalog/products/write-products.ts';
import { writeMenus } from '@titraj/backend/content/menus/write-menus.ts';
import { listOutdatedFields, listOutdatedTexts } from '@titraj/backend/localization/translations/list-outdated.ts';
import { readTranslation } from '@titraj/backend/localization/translations/read-translation.ts';
import { type TranslationEntry, writeTranslations } from '@titraj/backend/localization/translations/write-translations.ts';
import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const MENU = {
	code: 'footer',
	items: [
		{ title: 'Pomoć', url: '/povrat/', items: [{ title: 'Dostava', url: '/dostava/' }] },
		{ title: 'Dostava', url: '/kontakt/', items: [] },
	],
};
const SPECIAL: Partial<SourceProduct> = {
	attributes: [
		{ code: 'boja', title: 'Boja', value: 'plava', group: 'Izgled', special: true },
		{ code: 'svjetlo', title: 'Svjetlo', value: 'plava', group: 'Izgled' },
	],
	badges: [{ code: 'popust', title: 'Popust 10 %' }],
	variation_attributes: [{ title: 'Boja', value: 'plava' }],
	variation_code: 'plavi',
};
let backend: TestBackend;
let special: SourceProduct;

beforeAll(async () => {
	backend = await startTestBackend();
	const [model] = shopFixture().catalog.products;
	if (model === undefined) throw new Error('The fixture has no products');
	special = { ...model, ...SPECIAL, code: 'TR-1', slug: 'prevedeni', title: 'Prevedeni', ean: null };
});
afterEach(async () => {
	await sql`delete from text_translations`.execute(backend.db);
	await sql`delete from translations`.execute(backend.db);
	await writeMenus(backend.db, [MENU]);
	await writeProducts(backend.db, [special]);
});
afterAll(() => backend.close());

const write = (...entries: (Pick<TranslationEntry, 'kind' | 'id'> & Partial<TranslationEntry>)[]) =>
	writeTranslations(
		backend.db,
		entries.map((entry) => ({ field: 'title', language: 'de', text: 'x', ...entry })),
	);
const outdated = async () => (await listOutdatedTexts(backend.db, 50)).map(({ kind, text, wording }) => [kind, text, wording]);

async function ask(path: string, lang = 'de'): Promise<unknown> {
	const { body: token } = await backend.send('/hapi/v1/auth/generate-token/');
	const jwt = JSON.stringify(token).match(/"jwt":"([^"]+)"/)?.[1] ?? '';
	return (await backend.send(path, { headers: { authorization: `Bearer ${jwt}`, 'base-lang': lang } })).body;
}

async function footer(lang = 'de'): Promise<string> {
	const menus: unknown = Reflect.get(Object(await ask('/hapi/v1/cms/menus/', lang)), 'data');
	return JSON.stringify(Array.isArray(menus) ? menus.find(({ code }) => code === 'footer') : null);
}

async function product(lang = 'de'): Promise<Record<string, unknown>> {
	await writeProducts(backend.db, [special]);
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', special.code).executeTakeFirstOrThrow();
	const found = await ask(`/hapi/v1/catalog/products/?mode=full&ids=${id}`, lang);
	const items: unknown = Reflect.get(Object(Reflect.get(Object(found), 'data')), 'items');
	return Array.isArray(items) ? items[0] : {};
}

const valueId = async (code: string) => {
	const { id } = await backend.db
		.selectFrom('attribute_values as v')
		.innerJoin('attributes as a', 'a.id', 'v.attribute_id')
		.select('v.id')
		.where('a.code', '=', code)
		.where('v.value', '=', 'plava')
		.executeTakeFirstOrThrow();
	return id;
};

describe('entities with the same wording', () => {
	test('entries of a menu are translated separately, and responses contain no ids', async () => {
		await writeMenus(backend.db, [MENU]);
		expect(await write({ kind: 'menu_entry', id: 'footer-2', text: 'Lieferung' }, { kind: 'menu_entry', id: 'footer-1-1', text: 'Versand' })).toEqual([]);
		const german = await footer();
		expect(german.match(/"title":"[^"]+"/g)).toEqual(['"title":"Versand"', '"title":"Pomoć"', '"title":"Lieferung"']);
		for (const menu of [german, await footer('hr')]) expect(menu).not.toMatch(/"id"|text_entity|footer-/);
		expect(await footer('at')).toContain('Lieferung');
	});

	test('values of two attributes, and a value of a variation axis, are translated separately', async () => {
		await product();
		await write(
			{ kind: 'attribute_value', id: await valueId('boja'), text: 'blau' },
			{ kind: 'attribute_value', id: await valueId('svjetlo'), text: 'bläulich' },
		);
		await write({ kind: 'variation_value', id: 'Boja', field: 'plava', text: 'Blau' }, { kind: 'variation', id: 'Boja', text: 'Farbe' });
		await write({ kind: 'attribute', id: 'boja', text: 'Farbton' });
		const { attributes, variation } = await product();
		expect(attributes).toMatchObject([
			{ attribute_title: 'Farbton', title: 'blau' },
			{ attribute_title: 'Svjetlo', title: 'bläulich' },
		]);
		expect(variation).toMatchObject({ attributes: [{ attribute_title: 'Farbe', title: 'Blau' }] });
	});
});

describe('a text that is reworded', () => {
	test('keeps its translation, which is listed as outdated until it is saved again', async () => {
		await product();
		await write({ kind: 'attribute', id: 'boja', text: 'Farbe' });
		expect(await outdated()).toEqual([]);
		const reworded = special.attributes.map((attribute) => (attribute.code === 'boja' ? { ...attribute, title: 'Boja kućišta' } : attribute));
		await writeProducts(backend.db, [{ ...special, attributes: reworded }]);
		expect(await outdated()).toEqual([['attribute', 'Farbe', 'Boja kućišta']]);
		const found = await ask('/hapi/v1/catalog/products/?mode=list&slug=monitori&limit=50');
		expect(JSON.stringify(found)).toContain('"attribute_title":"Farbe"');
		await write({ kind: 'attribute', id: 'boja', text: 'Gehäusefarbe' });
		expect(await outdated()).toEqual([]);
	});

	test('a menu entry keeps its translation by id when it is moved', async () => {
		await writeMenus(backend.db, [MENU]);
		await write({ kind: 'menu_entry', id: 'footer-2', text: 'Lieferung' });
		await writeMenus(backend.db, [
			{
				...MENU,
				items: [
					{ id: 'footer-2', title: 'Dostava i rokovi', url: '/kontakt/', items: [] },
					{ title: 'Pomoć', url: '/povrat/', items: [] },
				],
			},
		]);
		expect(await footer()).toContain('"title":"Lieferung"');
		expect(await outdated()).toEqual([['menu_entry', 'Lieferung', 'Dostava i rokovi']]);
	});

	test('a heading of the specification moves its translation, and a heading that already has one keeps it', async () => {
		await product();
		await write({ kind: 'attribute_group', id: 'Izgled', text: 'Aussehen' });
		const under = (group: string) => ({ ...special, attributes: special.attributes.map((attribute) => ({ ...attribute, group })) });
		await writeProducts(backend.db, [under('Izgled i boje')]);
		expect(await readTranslation(backend.db, { kind: 'attribute_group', id: 'Izgled i boje', field: 'title', language: 'de' })).toBe('Aussehen');
		expect(await outdated()).toContainEqual(['attribute_group', 'Aussehen', 'Izgled i boje']);
		await write({ kind: 'attribute_group', id: 'Izgled i boje', text: 'Aussehen und Farben' });
		await writeProducts(backend.db, [under('Izgled')]);
		await writeProducts(backend.db, [under('Izgled i boje')]);
		expect(await readTranslation(backend.db, { kind: 'attribute_group', id: 'Izgled i boje', field: 'title', language: 'de' })).toBe('Aussehen und Farben');
	});

	test('an old translation with another number is not shown', async () => {
		await product();
		await write({ kind: 'badge', id: 'popust', text: 'Rabatt 10 %' });
		expect((await product())['badge_coupons']).toMatchObject([{ title: 'Rabatt 10 %' }]);
		const badges = [{ code: 'popust', title: 'Popust 15 %' }];
		await writeProducts(backend.db, [{ ...special, badges }]);
		const found = JSON.stringify(await ask('/hapi/v1/catalog/products/?mode=list&slug=monitori&limit=50'));
		expect(found).toContain('Popust 15 %');
		expect(found).not.toContain('Rabatt 10 %');
		expect(await outdated()).toEqual([['badge', 'Rabatt 10 %', 'Popust 15 %']]);
	});

	test('fields of a page become outdated individually, and a saved one is current again', async () => {
		const page = await backend.db.selectFrom('pages').select(['id', 'title']).where('slug', '=', 'povrat').executeTakeFirstOrThrow();
		await write({ kind: 'page', id: page.id, text: 'Rückgabe' }, { kind: 'page', id: page.id, field: 'slug', text: 'rueckgabe' });
		const fields = async () => (await listOutdatedFields(backend.db, ['page'], 50)).map(({ field, text }) => [field, text]);
		const rename = (title: string) => backend.db.updateTable('pages').set({ title }).where('id', '=', page.id).execute();
		expect(await fields()).toEqual([]);
		await rename('Povrat robe');
		expect(await fields()).toEqual([['title', 'Rückgabe']]);
		await rename(page.title);
		expect(await fields()).toEqual([]);
	});
});

test('a value of 10,000 products costs one row per language', async () => {
	await product();
	const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', special.code).executeTakeFirstOrThrow();
	await sql`
		insert into product_attributes (product_id, attribute_id, value_id) select n, a.attribute_id, a.value_id
		from generate_series(100001, 109999) n cross join product_attributes a where a.product_id = ${id} on conflict do nothing
	`.execute(backend.db);
	await write({ kind: 'attribute_value', id: await valueId('boja'), text: 'blau' });
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from text_translations`.execute(backend.db);
	expect(rows).toEqual([{ count: 1 }]);
	await sql`delete from product_attributes where product_id > 100000`.execute(backend.db);
});

test('removing a translation restores Croatian, and leaves nothing behind', async () => {
	const { id } = await backend.db.selectFrom('categories').select('id').where('slug', '=', 'kabeli').executeTakeFirstOrThrow();
	await product();
	await write(
		{ kind: 'category', id, text: 'Kabel' },
		{ kind: 'category', id, field: 'slug', text: 'kabel' },
		{ kind: 'badge', id: 'popust', text: 'Rabatt 10 %' },
	);
	await write({ kind: 'category', id, text: null }, { kind: 'badge', id: 'popust', text: null });
	expect(await readTranslation(backend.db, { kind: 'category', id, field: 'slug', language: 'de' })).toBe('kabel');
	expect((await product())['badge_coupons']).toMatchObject([{ title: 'Popust 10 %' }]);
	expect(await write({ kind: 'category', id, field: 'slug', text: null }, { kind: 'badge', id: 'gone', text: null })).toEqual([]);
	expect(await backend.db.selectFrom('translations').select('id').execute()).toEqual([]);
	expect(await backend.db.selectFrom('text_translations').select('id').execute()).toEqual([]);
});

describe('what cannot be stored is refused by name, and the rest is stored', () => {
	test.each([
		['an unknown kind', { kind: 'shelf', id: 1 }, 'unknown_kind'],
		['the name of an object property as kind', { kind: 'constructor', id: 1 }, 'unknown_kind'],
		['a field that is not translated', { kind: 'product', id: 1, field: 'ean' }, 'unknown_field'],
		['Croatian', { kind: 'product', id: 1, language: 'hr' }, 'unknown_language'],
		['an unknown language', { kind: 'product', id: 1, language: 'xx' }, 'unknown_language'],
		['an unknown product', { kind: 'product', id: 999_999 }, 'unknown_entity'],
		['an id that is not a number', { kind: 'product', id: '1; drop table products' }, 'unknown_entity'],
		['an unknown value', { kind: 'attribute_value', id: "'" }, 'unknown_entity'],
		['another field of a badge', { kind: 'badge', id: 'popust', field: 'text' }, 'unknown_entity'],
		['an empty text', { kind: 'product', id: 1, text: ' ' }, 'invalid_text'],
		['a text too long', { kind: 'product', id: 1, text: 'x'.repeat(200_001) }, 'invalid_text'],
		['a zero byte', { kind: 'product', id: 1, text: 'a\0' }, 'invalid_text'],
		['a slug with a slash', { kind: 'product', id: 1, field: 'slug', text: 'a/b' }, 'invalid_text'],
	])('%s', async (_title, entry, reason) => {
		await product();
		const refused = await write(entry, { kind: 'badge', id: 'popust', text: 'Rabatt' });
		expect(refused.map((one) => one.reason)).toEqual([reason]);
		expect(await readTranslation(backend.db, { kind: 'badge', id: 'popust', field: 'title', language: 'de' })).toBe('Rabatt');
	});

	test('the last of several entries for the same field counts', async () => {
		await write({ kind: 'product', id: 1, text: 'Eins' }, { kind: 'product', id: '1', text: 'Zwei' });
		expect(await readTranslation(backend.db, { kind: 'product', id: 1, field: 'title', language: 'de' })).toBe('Zwei');
		expect(await write()).toEqual([]);
	});
});

test('saving an unchanged translation is no change of the site', async () => {
	await product();
	const changes = async () => (await backend.db.selectFrom('content_changes').select('id').where('entity', '=', 'site').execute()).length;
	await write({ kind: 'badge', id: 'popust', text: 'Rabatt 10 %' }, { kind: 'product', id: 1, text: 'Eins' });
	const before = await changes();
	await write({ kind: 'badge', id: 'popust', text: 'Rabatt 10 %' }, { kind: 'product', id: 1, text: 'Eins' });
	expect(await changes()).toBe(before);
	await write({ kind: 'badge', id: 'popust', text: 'Nachlass 10 %' });
	expect(await changes()).toBe(before + 1);
});

test('an editor sees outdated translations and updates them', async () => {
	await product();
	await write({ kind: 'attribute', id: 'boja', text: 'Farbe <b>' });
	await sql`update attributes set title = 'Boja okvira' where code = 'boja'`.execute(backend.db);
	const editor = openEditor(backend.url);
	expect(await editor.signIn()).toBe(303);
	const shown = (await editor.get('/admin/prijevodi/')).text;
	expect(shown).toContain('Farbe &lt;b&gt;');
	expect(shown).toContain('Boja okvira');
	expect((await editor.get('/admin/prijevodi/?kind=attribute&id=boja&field=title&language=de')).text).toContain(
		'maxlength="200000">Farbe &lt;b&gt;</textarea>',
	);
	const sent = { kind: 'attribute', id: 'boja', field: 'title', language: 'de', text: 'Rahmenfarbe' };
	expect((await editor.post('/admin/prijevodi/', { ...sent, language: 'xx' })).status).toBe(422);
	expect((await editor.post('/admin/prijevodi/', sent)).status).toBe(303);
	expect(await outdated()).toEqual([]);
});
