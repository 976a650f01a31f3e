import { expect, test } from 'vitest';
import { codeSplitting, isOfErrorPage, nameOfEntry } from '#scripts/build/chunks.ts';
import { createNameScreen } from '#scripts/build/name-screens.ts';

const ROOT = '/shop';
const nameScreen = createNameScreen(ROOT);

/** Module -> its importers; a name with `()` imports it dynamically. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
	'pages/catalog/product/Screen.tsx': ['pages/all/screen-modules.ts()'],
	'pages/catalog/product/Offer.tsx': ['pages/catalog/product/Screen.tsx'],
	'components/commerce/BuyBox.tsx': ['pages/catalog/product/Offer.tsx'],
	'components/commerce/BuyBox.module.css': ['components/commerce/BuyBox.tsx'],
	'components/blocks/Blocks.deferred.tsx': ['components/blocks/deferred-blocks.tsx()'],
	'components/blocks/HeroBlock.tsx': ['components/blocks/Blocks.deferred.tsx'],
	'pages/catalog/product/details/load-details.ts': ['pages/catalog/product/Screen.tsx'],
	'pages/catalog/product/details/Rights.deferred.tsx': ['pages/catalog/product/details/load-details.ts()'],
	'pages/catalog/product/details/Rights.module.css': ['pages/catalog/product/details/Rights.deferred.tsx'],
	'components/commerce/listing/deferred-listing.ts': ['pages/catalog/category/Screen.tsx', 'pages/catalog/search/Screen.tsx'],
	'components/commerce/listing/Listing.deferred.tsx': ['components/commerce/listing/deferred-listing.ts()'],
	'components/commerce/listing/Listing.module.css': ['components/commerce/listing/Listing.deferred.tsx'],
	'pages/catalog/category/Screen.tsx': ['pages/all/screen-modules.ts()'],
	'pages/catalog/search/Screen.tsx': ['pages/all/screen-modules.ts()'],
	'renderer/later.client.ts': ['renderer/start-later.client.ts()'],
	'components/a.ts': ['components/b.ts'],
	'components/b.ts': ['components/a.ts', 'renderer/later.client.ts'],
	'pages/all/+Page.tsx': ['virtual:vike:page-entry:client:/pages/all'],
	'components/ui/start.css': ['pages/all/+Page.tsx'],
	'pages/auth/login/Screen.tsx': ['pages/all/screen-modules.ts()'],
	'pages/auth/login/Screen.module.css': ['pages/auth/login/Screen.tsx'],
	'pages/webshop/payment/Screen.tsx': ['pages/all/screen-modules.ts()'],
	'components/checkout/StepBar.module.css': ['pages/webshop/payment/Screen.tsx'],
	'components/ui/Field.module.css': ['pages/webshop/payment/Screen.tsx', 'pages/catalog/product/Offer.tsx'],
	'components/commerce/CartLine.module.css': ['pages/webshop/payment/Screen.tsx', 'renderer/later.client.ts'],
	'components/account/Notice.module.css': ['pages/webshop/payment/Screen.tsx', 'pages/auth/login/Screen.tsx'],
	'renderer/banner.module.css': ['renderer/later.client.ts'],
	'pages/catalog/search/Screen.module.css': ['pages/catalog/search/Screen.tsx'],
	'virtual:vike:page-entry:client:/pages/all': [],
	'virtual:vike:page-entry:client:/pages/_error': [],
	'components/ui/EmptyState.tsx': ['pages/_error/+Page.tsx', 'pages/catalog/product/Screen.tsx'],
	'pages/_error/+Page.tsx': ['virtual:vike:page-entry:client:/pages/_error'],
	'lib/error-texts.ts': ['pages/_error/+Page.tsx'],
	'lib/languages.ts': ['pages/_error/+Page.tsx', 'pages/all/+Page.tsx'],
};

const graph = {
	getModuleInfo(id: string) {
		const importers = IMPORTERS[id.slice(ROOT.length + 1)];
		if (!importers) return null;
		const isDynamic = (name: string) => name.endsWith('()');
		const pathOf = (name: string) => `${ROOT}/${name.replace('()', '')}`;
		return {
			isEntry: id.includes('virtual:'),
			importers: importers.filter((name) => !isDynamic(name)).map(pathOf),
			dynamicImporters: importers.filter(isDynamic).map(pathOf),
		};
	},
};

test.each([
	['a screen', 'pages/catalog/product/Screen.tsx', 'catalog/product'],
	["a part of a screen's folder", 'pages/catalog/product/Offer.tsx', 'catalog/product'],
	['a component that only one screen uses', 'components/commerce/BuyBox.tsx', 'catalog/product'],
	['its stylesheet', 'components/commerce/BuyBox.module.css', 'catalog/product'],
	['the stylesheet of a part of a screen that loads later', 'pages/catalog/product/details/Rights.module.css', 'catalog/product'],
	['the stylesheet of such a part that two screens need', 'components/commerce/listing/Listing.module.css', 'components/commerce/listing/Listing.deferred'],
	['such a part itself', 'pages/catalog/product/details/Rights.deferred.tsx', 'pages/catalog/product/details/Rights.deferred'],
	['a part that loads later', 'components/blocks/Blocks.deferred.tsx', 'components/blocks/Blocks.deferred'],
	['a module that only that part uses', 'components/blocks/HeroBlock.tsx', 'components/blocks/Blocks.deferred'],
	['an entry point that loads on demand', 'renderer/later.client.ts', 'renderer/later.client'],
	['a module of a cycle', 'components/a.ts', 'renderer/later.client'],
	['a module that every page starts with', 'pages/all/+Page.tsx', null],
])('%s is in the chunk of its entry point', (_, id, name) => {
	expect(nameOfEntry(ROOT, `${ROOT}/${id}`, graph, nameScreen)).toBe(name);
});

test.each([
	['the error page', 'pages/_error/+Page.tsx', true],
	['a module that only the error page uses', 'lib/error-texts.ts', true],
	['a module that other pages use, too', 'lib/languages.ts', false],
	['a screen', 'pages/catalog/product/Screen.tsx', false],
])('the chunk of the error page: %s', (_, id, isPart) => {
	expect(isOfErrorPage(ROOT, `${ROOT}/${id}`, graph)).toBe(isPart);
});

test.each([
	['a module that pages start with', 'pages/all/+Page.tsx', 'shop'],
	['a module that the error page and another page start with', 'lib/languages.ts', 'shop'],
	['a module that the error page starts with, and others load later', 'components/ui/EmptyState.tsx', null],
	['a module of a cycle', 'components/a.ts', null],
])('the chunk that every page loads: %s', (_, id, name) => {
	const shop = codeSplitting(ROOT, nameScreen).groups.find(({ debugName }) => debugName === 'shop');
	expect(typeof shop?.name === 'function' && shop.name(`${ROOT}/${id}`, graph)).toBe(name);
});

test.each([
	['of a stylesheet that pages start with', 'components/ui/start.css', 'common-styles'],
	['of a screen on which visits begin', 'components/commerce/BuyBox.module.css', 'common-styles'],
	['of a part of such a screen that loads later', 'pages/catalog/product/details/Rights.module.css', 'common-styles'],
	['of the part that lists share', 'components/commerce/listing/Listing.module.css', 'common-styles'],
	['that such a screen and the checkout need', 'components/ui/Field.module.css', 'common-styles'],
	['that the checkout needs, and what opens over a page', 'components/commerce/CartLine.module.css', 'common-styles'],
	['that the account and the checkout need', 'components/account/Notice.module.css', null],
	['that only the account needs', 'pages/auth/login/Screen.module.css', 'account-styles'],
	['that only the checkout needs', 'components/checkout/StepBar.module.css', 'checkout-styles'],
	['of what opens over a page', 'renderer/banner.module.css', 'overlay-styles'],
	['of another screen', 'pages/catalog/search/Screen.module.css', null],
])('the file of styles %s', (_, id, name) => {
	const shared = codeSplitting(ROOT, nameScreen).groups.find(({ debugName }) => debugName === 'shared styles');
	expect(typeof shared?.name === 'function' && shared.name(`${ROOT}/${id}`, graph)).toBe(name);
});

test.each([
	['/shop/components/ui/Button.tsx', ['error page', 'shop', 'common', 'shared', 'entry points']],
	['/shop/components/ui/Button.module.css', ['error page', 'shared styles', 'shop', 'styles', 'shared', 'entry points']],
	['/shop/node_modules/react/index.js', ['framework']],
	['/shop/node_modules/vike/dist/client/runtime-client-routing/renderPageClient.js', ['framework']],
	['/shop/node_modules/vike/dist/client/runtime-client-routing/entry.js', []],
	['virtual:vike:page-entry:client:/pages/all', []],
	['/elsewhere/components/ui/Button.tsx', []],
])('%s may be in %j', (id, names) => {
	const { groups } = codeSplitting(ROOT, nameScreen);
	const matching = groups.filter(({ test }) => (test instanceof RegExp ? test.test(id) : test(id)));
	expect(matching.map(({ name, debugName }: { name: unknown; debugName?: string }) => debugName ?? name)).toEqual(names);
});
