import { readTranslation } from '@titraj/backend/localization/translations/read-translation.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openPerson } from '#tests/support/merchant-person.ts';
import { translatedShopForEachTest } from '#tests/support/translated-shop.ts';

const shop = translatedShopForEachTest();
const { write, outdated, product } = shop;

test('removing a translation restores Croatian, and leaves nothing behind', async () => {
	const { id } = await shop.backend.db.selectFrom('categories').select('id').where('slug', '=', 'kabeli').executeTakeFirstOrThrow();
	await product();
	await write(
		{ kind: 'category', id, text: 'Kabel' },
		{ kind: 'category', id, field: 'slug', text: 'kabel' },
		{ kind: 'badge', id: 'popust', text: 'Rabatt 10 %' },
	);
	await write({ kind: 'category', id, text: null }, { kind: 'badge', id: 'popust', text: null });
	expect(await readTranslation(shop.backend.db, { kind: 'category', id, field: 'slug', language: 'de' })).toBe('kabel');
	expect((await product())['badge_coupons']).toMatchObject([{ title: 'Popust 10 %' }]);
	expect(await write({ kind: 'category', id, field: 'slug', text: null }, { kind: 'badge', id: 'gone', text: null })).toEqual([]);
	expect(await shop.backend.db.selectFrom('translations').select('id').execute()).toEqual([]);
	expect(await shop.backend.db.selectFrom('text_translations').select('id').execute()).toEqual([]);
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
		expect(await readTranslation(shop.backend.db, { kind: 'badge', id: 'popust', field: 'title', language: 'de' })).toBe('Rabatt');
	});

	test('the last of several entries for the same field counts', async () => {
		await write({ kind: 'product', id: 1, text: 'Eins' }, { kind: 'product', id: '1', text: 'Zwei' });
		expect(await readTranslation(shop.backend.db, { kind: 'product', id: 1, field: 'title', language: 'de' })).toBe('Zwei');
		expect(await write()).toEqual([]);
	});
});

test('saving an unchanged translation is no change of the site', async () => {
	await product();
	const changes = async () => (await shop.backend.db.selectFrom('content_changes').select('id').where('entity', '=', 'site').execute()).length;
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
	await sql`update attributes set title = 'Boja okvira' where code = 'boja'`.execute(shop.backend.db);
	const editor = await openPerson(shop.backend, 'editor');
	const place = { kind: 'attribute', id: 'boja', field: 'title', language: 'de' };
	const shown = (await editor.call('GET', '/outdated-translations')).body.items;
	expect(shown).toContainEqual({ ...place, text: 'Farbe <b>', source: 'Boja', wording: 'Boja okvira' });
	expect((await editor.call('GET', `/translated-text?${new URLSearchParams(place)}`)).body).toEqual({ ...place, text: 'Farbe <b>' });
	expect((await editor.call('PUT', '/translated-texts', { ...place, language: 'xx', text: 'Rahmenfarbe' })).status).toBe(400);
	expect((await editor.call('PUT', '/translated-texts', { ...place, text: 'Rahmenfarbe' })).body).toEqual({ ...place, text: 'Rahmenfarbe' });
	expect(await outdated()).toEqual([]);
});
