import type { OpenDatabase } from '@titraj/backend/migrations/open-database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migratedForAllTests } from '#tests/support/migrated-database.ts';

/** The last migration before short texts were translated by id instead of by wording. */
const BEFORE = '0049-manufacturer-pictures';
const PICTURE = `'{"kind":"cable","params":{}}'`;

const product = (code: string, badges: string) => `
insert into products (code, category_id, slug, title, sort_title, price_cents, quantity, unit, unit_price, visible, attributes, attributes_special, documents,
	reviews, rate, rate_votes, badges, variation_attributes, group_product_codes, picture, views, sold, created_at, source_hash, search)
values ('${code}', 1, '${code}', 'Kabel ${code}', '${code}', 100, 1, 'kom', '{"qty": 100, "description": "m"}', true, '[]', '[]',
	'[{"title": "Upute", "url": "/u.pdf", "size": 1, "type": "pdf"}]', '[]', 0, 0, '${badges}', '[{"title": "Boja", "value": "bijela"}]', '[]', ${PICTURE}, '[]', 0,
	now(), 'x', '')
--
`;

const OLD_DATA = `
insert into categories (code, slug, path, path_ids, level, position, title, short_description, content, picture)
	values ('cables', 'kabeli', 'kabeli', '{1}', 1, 1, 'Kabeli', '', 'Opis', ${PICTURE}), ('other', 'ostalo', 'ostalo', '{2}', 1, 2, 'Ostalo', '', '', ${PICTURE})
--
insert into attributes (code, title, group_title, unit) values ('boja', 'Boja', 'Izgled', null), ('svjetlo', 'Svjetlo', 'Izgled', 'lm')
--
insert into attribute_values (attribute_id, value) values (1, 'bijela'), (2, 'bijela'), (1, 'crna')
--
${product('a', '[{"code": "popust", "title": "Popust 10 %"}, {"code": "kupon", "title": "S kuponom", "coupon_code": "K1"}]')}
${product('b', '[{"code": "popust", "title": "Popust 15 %"}]')}
insert into menus (code, items) values ('footer', '[{"title": "Dostava", "url": "/dostava/", "items": [{"title": "Dostava", "url": "/rokovi/"}]}]'), ('empty', '[]')
--
insert into pages (slug, path, title, template, visible, blocks, questions) values ('dostava', '/dostava/', 'Dostava', 'default', true,
	'[{"type": "title", "title": "Dostava"}, {"type": "button", "title": "Pitanja", "url": "/pitanja/"}]', '[]')
--
insert into coupons (code, title, description, percent) values ('ZVUK15', '15 % na zvuk', 'Vrijedi za proizvode na kojima piše kupon.', 15), ('X', 'X', 'Drugo', 5)
--
insert into translations (kind, id, lang, slug, texts) values ('category', 1, 'de', 'kabel', '{"title": "Kabelwaren", "content": "Text"}'),
	('page', 1, 'de', 'lieferung', '{"title": "Lieferung"}')
--
insert into phrases (lang, source, text) values ('de', 'attribute:boja', 'Farbe'), ('de', 'group:Izgled', 'Aussehen'), ('de', 'bijela', 'weiß'), ('en', 'bijela', 'white'),
	('de', 'lm', 'Lumen'), ('de', 'kom', 'Stück'), ('de', 'm', 'Meter'), ('de', 'Popust 10 %', 'Rabatt 10 %'), ('de', 'Popust 15 %', 'Rabatt 15 %'),
	('de', 'S kuponom', 'Mit Gutschein'), ('de', 'Upute', 'Anleitung'), ('de', 'Boja', 'Farbe'), ('de', 'Dostava', 'Versand'), ('de', 'Pitanja', 'Fragen'),
	('de', 'Kabeli', 'Kabel'), ('de', 'Ostalo', 'Sonstiges'), ('de', 'Nigdje', 'Nirgends')
`;

let opened: OpenDatabase;
migratedForAllTests({ lastMigration: BEFORE, data: OLD_DATA }, (migrated) => {
	opened = migrated;
});

test('translations by wording move to every entity with that wording, together with the wording', async () => {
	const rows = await opened.db.selectFrom('text_translations').selectAll().where('lang', '=', 'de').orderBy('kind').orderBy('id').orderBy('field').execute();
	expect(rows.map(({ kind, id, field, text, source }) => [kind, id, field, text, source])).toEqual([
		['attribute', 'boja', 'title', 'Farbe', 'Boja'],
		['attribute_group', 'Izgled', 'title', 'Aussehen', 'Izgled'],
		['attribute_value', '1', 'title', 'weiß', 'bijela'],
		['attribute_value', '2', 'title', 'weiß', 'bijela'],
		['badge', 'popust', 'title', expect.stringMatching(/^Rabatt 1[05] %$/), expect.stringMatching(/^Popust 1[05] %$/)],
		['block', 'dostava-1', 'title', 'Versand', 'Dostava'],
		['block', 'dostava-2', 'title', 'Fragen', 'Pitanja'],
		['coupon', 'ZVUK15', 'description', 'Gilt für Produkte, bei denen der Gutschein steht.', 'Vrijedi za proizvode na kojima piše kupon.'],
		['coupon_badge', 'K1', 'title', 'Mit Gutschein', 'S kuponom'],
		['document', 'Upute', 'title', 'Anleitung', 'Upute'],
		['menu_entry', 'footer-1', 'title', 'Versand', 'Dostava'],
		['menu_entry', 'footer-1-1', 'title', 'Versand', 'Dostava'],
		['unit', 'kom', 'title', 'Stück', 'kom'],
		['unit', 'lm', 'title', 'Lumen', 'lm'],
		['unit', 'm', 'title', 'Meter', 'm'],
		['variation', 'Boja', 'title', 'Farbe', 'Boja'],
		['variation_value', 'Boja', 'bijela', 'weiß', 'bijela'],
	]);
	const [badge] = rows.filter(({ kind }) => kind === 'badge');
	expect(badge?.text.match(/\d+/)?.[0]).toBe(badge?.source.match(/\d+/)?.[0]);
	expect(await opened.db.selectFrom('text_translations').select('text').where('lang', '=', 'en').where('kind', '<>', 'coupon').execute()).toEqual([
		{ text: 'white' },
		{ text: 'white' },
		{ text: 'white' },
	]);
});

test('a title without a translation gets the phrase, one with a translation keeps it', async () => {
	const rows = await opened.db.selectFrom('translations').select(['id', 'slug', 'texts']).where('kind', '=', 'category').orderBy('id').execute();
	expect(rows).toEqual([
		{ id: 1, slug: 'kabel', texts: { title: 'Kabelwaren', content: 'Text' } },
		{ id: 2, slug: null, texts: { title: 'Sonstiges' } },
	]);
});

test('phrases that match no entity are kept', async () => {
	const rows = await opened.db.selectFrom('unplaced_phrases').select(['source', 'text']).orderBy('source').execute();
	const [badge, ...others] = rows.filter(({ source }) => source !== 'Kabeli');
	expect(others).toHaveLength(1);
	expect([badge, ...others].map((row) => row?.source).toSorted()).toEqual(['Nigdje', expect.stringMatching(/^Popust 1[05] %$/)]);
	expect(rows).toContainEqual({ source: 'Kabeli', text: 'Kabel' });
});

test('existing translations count as made from the current wording', async () => {
	const hash = async (text: string) => (await sql<{ hash: string }>`select left(md5(${text}), 8) as hash`.execute(opened.db)).rows[0]?.hash;
	const rows = await opened.db.selectFrom('translations').select(['kind', 'id', 'sources']).orderBy('kind').orderBy('id').execute();
	expect(rows).toEqual([
		{ kind: 'category', id: 1, sources: { title: await hash('Kabeli'), content: await hash('Opis') } },
		{ kind: 'category', id: 2, sources: { title: await hash('Ostalo') } },
		{ kind: 'page', id: 1, sources: { title: await hash('Dostava') } },
	]);
});

test('entries of menus and blocks get ids and do not change otherwise', async () => {
	const menus = await opened.db.selectFrom('menus').selectAll().orderBy('code').execute();
	expect(menus).toEqual([
		{ code: 'empty', items: [] },
		{ code: 'footer', items: [{ id: 'footer-1', title: 'Dostava', url: '/dostava/', items: [{ id: 'footer-1-1', title: 'Dostava', url: '/rokovi/' }] }] },
	]);
	const { blocks } = await opened.db.selectFrom('pages').select('blocks').executeTakeFirstOrThrow();
	expect(blocks).toEqual([
		{ id: 'dostava-1', type: 'title', title: 'Dostava' },
		{ id: 'dostava-2', type: 'button', title: 'Pitanja', url: '/pitanja/' },
	]);
});
