import { upsert } from '@titraj/backend/localization/translations/upsert.ts';
import { type OpenDatabase, openDatabase } from '@titraj/backend/migrations/open-database.ts';
import type { SourceTranslations } from '@titraj/backend/platform/source/translations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let server: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
	server = await createTestDatabase();
	opened = await openDatabase({ databaseUrl: server.url, dataDir: null });
});
afterAll(async () => {
	await opened.close();
	await server.drop();
});

const EN = { slug: 'measuring', title: 'Measuring' };
const DE = { slug: 'messen', title: 'Messen' };
const write = (translations?: SourceTranslations) => upsert(opened.db, 'tags', ['slug'], [{ slug: 'mjerenje', title: 'Mjerenje', translations }]);

const stored = async () => {
	const rows = await opened.db.selectFrom('translations').select(['lang', 'slug', 'texts']).orderBy('lang').execute();
	return rows.map(({ lang, slug, texts }) => [lang, slug, texts['title']]);
};
const siteChanges = async () => (await opened.db.selectFrom('content_changes').selectAll().where('entity', '=', 'site').execute()).length;

test('translations are stored with their item; the whole site has changed if they differ, and only then', async () => {
	await write({ en: EN, de: DE });
	expect(await stored()).toEqual([
		['de', 'messen', 'Messen'],
		['en', 'measuring', 'Measuring'],
	]);

	const before = await siteChanges();
	await write({ en: EN, de: DE });
	await write();
	expect(await siteChanges()).toBe(before);
	expect(await stored()).toHaveLength(2);

	await write({ en: { ...EN, title: 'Measurement' }, de: DE });
	expect(await siteChanges()).toBe(before + 1);
	await write({ en: { ...EN, title: 'Measurement' } });
	expect(await siteChanges()).toBe(before + 2);
	expect(await stored()).toEqual([['en', 'measuring', 'Measurement']]);
});

test('an unknown market is refused', async () => {
	await expect(write({ fr: { title: 'Mesure' } })).rejects.toThrow('fr');
	await expect(write({ hr: { title: 'Mjerenje' } })).rejects.toThrow('hr');
});
