import { writeProducts } from '@titraj/backend/catalog/products/write-products.ts';
import { writeMenus } from '@titraj/backend/content/menus/write-menus.ts';
import { listOutdatedTexts } from '@titraj/backend/localization/translations/list-outdated.ts';
import type { TranslationEntry } from '@titraj/backend/localization/translations/translation-entry.ts';
import { writeTranslations } from '@titraj/backend/localization/translations/write-translations.ts';
import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { shopFixture } from './shop-fixture.ts';
import { startTestBackend, type TestBackend } from './start-test-backend.ts';

export const MENU = {
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

/** A backend for the file's tests with a footer menu and a product to translate. After each test both are restored, and all translations deleted. */
export function translatedShopForEachTest() {
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

	async function product(lang = 'de'): Promise<Record<string, unknown>> {
		await writeProducts(backend.db, [special]);
		const { id } = await backend.db.selectFrom('products').select('id').where('code', '=', special.code).executeTakeFirstOrThrow();
		const found = await ask(`/hapi/v1/catalog/products/?mode=full&ids=${id}`, lang);
		const items: unknown = Reflect.get(Object(Reflect.get(Object(found), 'data')), 'items');
		return Array.isArray(items) ? items[0] : {};
	}

	return {
		get backend() {
			return backend;
		},
		get special() {
			return special;
		},
		write,
		/** Outdated texts: kind, translation, Croatian wording. */
		outdated,
		/** The body of a response in a language. */
		ask,
		/** Writes the product again, and returns it in a language. */
		product,
	};
}
