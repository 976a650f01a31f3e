import { toFixedRoutes } from '@titraj/backend/content/site/fixed-routes.ts';
import { localizePath } from '@titraj/backend/localization/addresses/localize-path.ts';
import { parseAddress } from '@titraj/backend/localization/addresses/parse-address.ts';
import { type Translations, writeAddress } from '@titraj/backend/localization/addresses/write-address.ts';
import { MARKETS } from '@titraj/backend/platform/market/market.ts';
import { describe, expect, test } from 'vitest';

const NAMES: Record<string, string> = {
	'category racunala': 'computers',
	'product 12': 'monitor-24',
	'post_category vodici': 'guides',
	'post vodici/kako-odabrati': 'how-to-choose',
	'page /pomoc/': 'help',
	'page /pomoc/dostava/': 'delivery',
	'tag 4': 'screens',
	'post_tag 4': 'screens',
};
const named: Translations = ({ kind, key }, market) => {
	const slug = market === 'en' ? NAMES[`${kind} ${key}`] : undefined;
	return slug === undefined ? null : { slug, available: true, texts: {} };
};
const inEnglish = (path: string) => {
	const address = parseAddress(path);
	return address && writeAddress(address, 'en', named);
};

describe('an address in English', () => {
	test.each([
		['/', '/en/'],
		['/proizvodi/', '/en/products/'],
		['/proizvodi/?special_view=order_form', '/en/products/?special_view=order_form'],
		['/proizvodi/racunala/monitori/', '/en/products/computers/monitori/'],
		['/proizvodi/racunala/monitor-24-proizvod-12/', '/en/products/computers/monitor-24-product-12/'],
		['/proizvodi/{category}/{slug}-proizvod-{id}/', '/en/products/{category}/{slug}-product-{id}/'],
		['/proizvodi/lista/akcija/', '/en/products/list/akcija/'],
		['/proizvodi/tagovi/zasloni-4/', '/en/products/tags/screens-4/'],
		['/proizvodi/racunala/lista/', '/en/products/computers/lista/'],
		['/magazin/tagovi/zasloni-4/', '/en/magazine/tags/screens-4/'],
		['/magazin/autori/ana-2/', '/en/magazine/authors/ana-2/'],
		['/magazin/vodici/kako-odabrati/', '/en/magazine/guides/how-to-choose/'],
		['/magazin/{category}/{slug}/', '/en/magazine/{category}/{slug}/'],
		['/poslovnice/zagreb-1/#radno-vrijeme', '/en/stores/zagreb-1/#radno-vrijeme'],
		['/newsletter/{id}-{code}/', '/en/newsletter/{id}-{code}/'],
		['/pomoc/dostava/', '/en/help/delivery/'],
		['/moj-racun/nova-lozinka/{key}/{code}/', '/en/account/new-password/{key}/{code}/'],
		['/webshop/print-payment-transfer/?order_identificator=1-a', '/en/webshop/print-payment-transfer/?order_identificator=1-a'],
	])('%s is %s', (path, expected) => expect(inEnglish(path)).toBe(expected));

	test.each(['/media/x.webp', '//host.example/proizvodi/', 'https://host.example/', 'proizvodi/', '', '/proizvodi', '#vrh'])('%j is unchanged', (text) =>
		expect(parseAddress(text)).toBeNull(),
	);
});

test('in Croatian an address is unchanged', () => {
	for (const path of [
		'/',
		'/proizvodi/racunala/monitor-24-proizvod-12/?a=1',
		'/magazin/tagovi/x-4/',
		'/webshop/narudzbe/{id}-{code}/racun/',
		'/pomoc/dostava/',
	])
		expect(localizePath(path, 'hr')).toBe(path);
});

test('addresses below an item that a market lacks do not exist in the market either', () => {
	const without: Translations = ({ kind }) => (kind === 'category' ? { slug: null, available: false, texts: {} } : null);
	const address = parseAddress('/proizvodi/racunala/monitor-24-proizvod-12/');
	expect(address && writeAddress(address, 'en', without)).toBeNull();
});

describe.each(MARKETS)('fixed routes in %s', (market) => {
	const hr = toFixedRoutes().flatMap(({ path, template }) => path ?? template ?? []);
	const roots = [
		'proizvodi',
		'marke',
		'magazin',
		'poslovnice',
		'nagradne-igre',
		'newsletter',
		'opet-na-zalihi',
		'trazi',
		'usporedba',
		'lista-zelja',
		'moj-racun',
		'webshop',
	];
	const all = [...hr, ...roots.map((root) => `/${root}/`), '/proizvodi/lista/', '/proizvodi/tagovi/', '/magazin/autori/', '/magazin/tagovi/'];
	const own = [...new Set(all)].map((path) => localizePath(path, market));

	test('no two have the same address', () => expect(own.filter((path, at) => own.indexOf(path) !== at)).toEqual([]));
	test('each is a plain address', () => expect(own.filter((path) => !/^(\/[a-z0-9{}_-]+)+\/$/.test(path))).toEqual([]));
	test('each but the borrowed Croatian ones has its own word', () => {
		const borrowed = ['hr', 'ba', 'rs', 'me'].includes(market);
		const prefix = market === 'hr' ? '' : `/${market}`;
		if (!borrowed) expect(own).not.toContain(`${prefix}/proizvodi/`);
		else expect(own).toContain(`${prefix}/proizvodi/`);
	});
});
