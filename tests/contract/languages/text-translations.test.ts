import { writeProducts } from '@titraj/backend/catalog/products/write-products.ts';
import { writeMenus } from '@titraj/backend/content/menus/write-menus.ts';
import { listOutdatedFields } from '@titraj/backend/localization/translations/list-outdated.ts';
import { readTranslation } from '@titraj/backend/localization/translations/read-translation.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MENU, translatedShopForEachTest } from '#tests/support/translated-shop.ts';

const shop = translatedShopForEachTest();
const { write, outdated, ask, product } = shop;

async function footer(lang = 'de'): Promise<string> {
	const menus: unknown = Reflect.get(Object(await ask('/hapi/v1/cms/menus/', lang)), 'data');
	return JSON.stringify(Array.isArray(menus) ? menus.find(({ code }) => code === 'footer') : null);
}

const valueId = async (code: string) => {
	const { id } = await shop.backend.db
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
		await writeMenus(shop.backend.db, [MENU]);
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
		const reworded = shop.special.attributes.map((attribute) => (attribute.code === 'boja' ? { ...attribute, title: 'Boja kućišta' } : attribute));
		await writeProducts(shop.backend.db, [{ ...shop.special, attributes: reworded }]);
		expect(await outdated()).toEqual([['attribute', 'Farbe', 'Boja kućišta']]);
		const found = await ask('/hapi/v1/catalog/products/?mode=list&slug=monitori&limit=50');
		expect(JSON.stringify(found)).toContain('"attribute_title":"Farbe"');
		await write({ kind: 'attribute', id: 'boja', text: 'Gehäusefarbe' });
		expect(await outdated()).toEqual([]);
	});

	test('a menu entry keeps its translation by id when it is moved', async () => {
		await writeMenus(shop.backend.db, [MENU]);
		await write({ kind: 'menu_entry', id: 'footer-2', text: 'Lieferung' });
		await writeMenus(shop.backend.db, [
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
		const under = (group: string) => ({ ...shop.special, attributes: shop.special.attributes.map((attribute) => ({ ...attribute, group })) });
		await writeProducts(shop.backend.db, [under('Izgled i boje')]);
		expect(await readTranslation(shop.backend.db, { kind: 'attribute_group', id: 'Izgled i boje', field: 'title', language: 'de' })).toBe('Aussehen');
		expect(await outdated()).toContainEqual(['attribute_group', 'Aussehen', 'Izgled i boje']);
		await write({ kind: 'attribute_group', id: 'Izgled i boje', text: 'Aussehen und Farben' });
		await writeProducts(shop.backend.db, [under('Izgled')]);
		await writeProducts(shop.backend.db, [under('Izgled i boje')]);
		expect(await readTranslation(shop.backend.db, { kind: 'attribute_group', id: 'Izgled i boje', field: 'title', language: 'de' })).toBe(
			'Aussehen und Farben',
		);
	});

	test('an old translation with another number is not shown', async () => {
		await product();
		await write({ kind: 'badge', id: 'popust', text: 'Rabatt 10 %' });
		expect((await product())['badge_coupons']).toMatchObject([{ title: 'Rabatt 10 %' }]);
		const badges = [{ code: 'popust', title: 'Popust 15 %' }];
		await writeProducts(shop.backend.db, [{ ...shop.special, badges }]);
		const found = JSON.stringify(await ask('/hapi/v1/catalog/products/?mode=list&slug=monitori&limit=50'));
		expect(found).toContain('Popust 15 %');
		expect(found).not.toContain('Rabatt 10 %');
		expect(await outdated()).toEqual([['badge', 'Rabatt 10 %', 'Popust 15 %']]);
	});

	test('fields of a page become outdated individually, and a saved one is current again', async () => {
		const page = await shop.backend.db.selectFrom('pages').select(['id', 'title']).where('slug', '=', 'povrat').executeTakeFirstOrThrow();
		await write({ kind: 'page', id: page.id, text: 'Rückgabe' }, { kind: 'page', id: page.id, field: 'slug', text: 'rueckgabe' });
		const fields = async () => (await listOutdatedFields(shop.backend.db, ['page'], 50)).map(({ field, text }) => [field, text]);
		const rename = (title: string) => shop.backend.db.updateTable('pages').set({ title }).where('id', '=', page.id).execute();
		expect(await fields()).toEqual([]);
		await rename('Povrat robe');
		expect(await fields()).toEqual([['title', 'Rückgabe']]);
		await rename(page.title);
		expect(await fields()).toEqual([]);
	});
});

test('a value of 10,000 products costs one row per language', async () => {
	await product();
	const { id } = await shop.backend.db.selectFrom('products').select('id').where('code', '=', shop.special.code).executeTakeFirstOrThrow();
	await sql`
		insert into product_attributes (product_id, attribute_id, value_id) select n, a.attribute_id, a.value_id
		from generate_series(100001, 109999) n cross join product_attributes a where a.product_id = ${id} on conflict do nothing
	`.execute(shop.backend.db);
	await write({ kind: 'attribute_value', id: await valueId('boja'), text: 'blau' });
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from text_translations`.execute(shop.backend.db);
	expect(rows).toEqual([{ count: 1 }]);
	await sql`delete from product_attributes where product_id > 100000`.execute(shop.backend.db);
});
