import { describe, expect, it } from 'vitest';
import { isNightly } from '#tests/support/nightly.ts';
import { countChanges, evaluate, typeErrors, withRecipes } from '#tests/support/recipe-kit.ts';

/** Recipe of docs/adding.md or docs/your-shop.md, the entry of shop.config.ts that it adds, and the most files and lines that it may cost (LAYOUT: one place per change). */
const OF_SHOPS = [
	{ recipe: 'field', entry: 'fields', files: 3, lines: 30 },
	{ recipe: 'badge', entry: 'badges', files: 2, lines: 15 },
	{ recipe: 'screen', entry: 'screens', files: 4, lines: 30 },
	{ recipe: 'payment', entry: 'payments', files: 2, lines: 35 },
	{ recipe: 'setting', entry: 'settings', files: 2, lines: 15 },
	{ recipe: 'job', entry: 'jobs', files: 2, lines: 15 },
	{ recipe: 'language', entry: 'languages', files: 2, lines: 10 },
];

describe.each(OF_SHOPS)('the recipe of a $recipe in a shop folder', ({ recipe, entry, files, lines }) => {
	it(`costs a shop at most ${files} files and ${lines} lines`, () => {
		const changes = countChanges(recipe);
		expect(changes.files.length).toBeLessThanOrEqual(files);
		expect(changes.lines).toBeLessThanOrEqual(lines);
	});

	it('applies to the repository, passes the compiler and loads as a shop', () => {
		withRecipes([recipe], { copied: ['packages/contract'], linked: ['components', 'lib', 'locales'] }, (folder) => {
			expect(typeErrors(folder, ['shop'])).toBe('');
			expect(evaluate(folder, "console.log(Object.keys((await import('./shop/shop.config.ts')).default).join())")).toBe(entry);
		});
	}, 60_000);
});

/** Recipes for this repository; texts do not count as files. */
const OF_UPSTREAM = [
	{ recipe: 'flag-filter', files: 2, lines: 15 },
	{ recipe: 'call', files: 4, lines: 35 },
	{ recipe: 'line-fact', files: 4, lines: 35 },
	{ recipe: 'order-fact', files: 4, lines: 25 },
	{ recipe: 'office-screen', files: 7, lines: 110 },
];

it.each(OF_UPSTREAM)('the recipe of a $recipe costs upstream at most $files files beside texts, and $lines lines', ({ recipe, files, lines }) => {
	const changes = countChanges(recipe);
	expect(changes.files.filter((file) => !/^(locales|packages\/back-office\/texts)\//.test(file)).length).toBeLessThanOrEqual(files);
	expect(changes.lines).toBeLessThanOrEqual(lines);
});

/** The parts that the recipes change, and those that read them. */
const UPSTREAM = [
	'packages/contract',
	'packages/backend',
	'packages/back-office',
	'packages/connector',
	'packages/demo',
	'lib',
	'components',
	'pages',
	'renderer',
	'functions',
	'locales',
];
const NAMES = OF_UPSTREAM.map(({ recipe }) => recipe);

const READ_PATCHED = `
	const { FILTER_NAMES } = await import('./packages/backend/listing/filters/filters.ts');
	const { catalogHandlers } = await import('./packages/backend/catalog/catalog-handlers.ts');
	const { ROUTES } = await import('./packages/backend/merchant-api/register-merchant-api.ts');
	const { MIGRATION_NAMES } = await import('./packages/backend/migrations/migrate.ts');
	const { OrderView } = await import('./packages/backend/merchant-api/schemas/order-view.ts');
	const { LINE_FACTS } = await import('./packages/backend/platform/order-facts/line-facts.ts');
	const { computeFacts, toSentences } = await import('./packages/backend/platform/order-facts/read-facts.ts');
	const line = computeFacts(LINE_FACTS, { weightGrams: 40_000, backorder: null, takeBack: null });
	const office = await import('./packages/back-office/app/routes.ts');
	console.log(JSON.stringify({
		filter: FILTER_NAMES.includes('bulky'),
		call: Object.keys(catalogHandlers)[0],
		routes: ROUTES.slice(0, 2).map((route) => route.operationId),
		migrations: MIGRATION_NAMES.slice(-3),
		orderFact: OrderView.properties.for_company.description.slice(0, 17),
		lineFact: OrderView.properties.parcels.items.properties.items.items.properties.people_to_carry.description.slice(0, 23),
		written: line,
		says: toSentences(LINE_FACTS, line).map(({ en }) => en),
		section: office.ROUTES.find(({ title }) => title === 'notices.title').section,
	}));
`;

it('the recipes for this repository apply together, and are known to the backend and its back office', () => {
	withRecipes(NAMES, { copied: UPSTREAM, linked: [] }, (folder) => {
		expect(JSON.parse(evaluate(folder, READ_PATCHED))).toEqual({
			filter: true,
			call: '_get_hapi_catalog_product_count',
			routes: ['listNotices', 'createNotice'],
			migrations: ['9000-notices', '9001-people-to-carry', '9002-for-company'],
			orderFact: 'Whether a company',
			lineFact: 'People that carry one p',
			written: { people_to_carry: 2, backorder_days: null, take_back: null },
			says: ['People needed to carry it: 2.'],
			section: '/notices',
		});
	});
}, 180_000);

// The compiler reads most of the repository for it.
it.runIf(isNightly)(
	'the recipes for this repository pass the compiler',
	() => {
		withRecipes(NAMES, { copied: UPSTREAM, linked: [] }, (folder) => expect(typeErrors(folder, UPSTREAM)).toBe(''));
	},
	600_000,
);
