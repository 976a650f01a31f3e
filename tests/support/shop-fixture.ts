import type { SourceCategory, SourceManufacturer, SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import type { SourceContent } from '@titraj/backend/platform/source/shop-content.ts';
import { fixtureContent } from './shop-fixture-content.ts';

/** A small shop with data for every rule, used by the contract tests. Each call returns a new copy that may be changed. */
export function shopFixture(): {
	catalog: { categories: SourceCategory[]; manufacturers: SourceManufacturer[]; products: SourceProduct[] };
	content: SourceContent;
} {
	return structuredClone({ catalog: { categories, manufacturers, products: products() }, content: fixtureContent });
}

const category = (code: string, parent_code: string | null, title: string, slug: string, position: number): SourceCategory => ({
	code,
	parent_code,
	title,
	slug,
	position,
	picture: { kind: 'monitor', params: { color: 'black' } },
	short_description: `${title} za svaki stol.`,
	content: `<p>${title}.</p>`,
});

const categories: SourceCategory[] = [
	// A child before its parent, because the writer has to sort them.
	category('monitors', 'computers', 'Monitori', 'monitori', 1),
	category('computers', null, 'Računala', 'racunala', 1),
	category('cables', null, 'Kabeli', 'kabeli', 2),
];

const manufacturers: SourceManufacturer[] = [
	{ code: 'obzor', title: 'Obzor', slug: 'obzor', short_description: 'Zasloni.', content: '' },
	{ code: 'ziva', title: 'Živa', slug: 'ziva', short_description: 'Kabeli.', content: '' },
	{ code: 'cvor', title: 'Čvor', slug: 'cvor', short_description: '', content: '' },
];

const MONITORS = 20;

function products(): SourceProduct[] {
	const monitors = Array.from({ length: MONITORS }, (_, index) => monitor(index + 1));
	return [...monitors, drum, hidden, soldOut, oneEach];
}

const base = (code: string, title: string): SourceProduct => ({
	code,
	category_code: 'cables',
	manufacturer_code: 'ziva',
	manufacturer_product_code: null,
	ean: null,
	title,
	slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
	short_description: `${title}, kratko.`,
	content: null,
	price_cents: 10_00,
	sale_price_cents: null,
	lowest_price_cents: null,
	quantity: 10,
	maximum_qty: null,
	unit: 'kom',
	unit_price: null,
	instalments: null,
	attributes: [],
	documents: [],
	reviews: [],
	badges: [],
	variation_code: null,
	variation_attributes: [],
	lists: [],
	group_product_codes: [],
	picture: { kind: 'cable', params: { color: 'black' } },
	views: ['front'],
	release_year: null,
	visible: true,
	sold: 0,
	created_at: '2025-01-01T00:00:00.000Z',
});

function monitor(number: number): SourceProduct {
	const size = 21 + (number % 4) * 3;
	return {
		...base(`MON-${number}`, `Monitor Široki ${number}`),
		slug: `monitor-siroki-${number}`,
		category_code: 'monitors',
		manufacturer_code: 'obzor',
		manufacturer_product_code: `OBZ${1000 + number}`,
		ean: `385000000${1000 + number}`,
		content: '<p>Opis.</p>',
		price_cents: 100_00 + number * 10_01,
		sale_price_cents: number % 5 === 0 ? 90_00 : null,
		lowest_price_cents: number % 5 === 0 ? 95_00 : null,
		quantity: number,
		instalments: 3,
		attributes: [
			{ code: 'screen_size', title: 'Dijagonala', value: String(size), number: size, unit: '"', group: 'Zaslon', special: true },
			{ code: 'panel', title: 'Panel', value: number % 2 === 0 ? 'IPS' : 'VA', group: 'Zaslon', special: true },
		],
		documents: [{ title: 'Tehnički list', url: `/documents/mon-${number}/tehnicki-list.pdf`, size: 0, type: 'pdf', lang: 'hr' }],
		reviews: number === 1 ? [{ display_name: 'Ana', message: 'Jasna slika.', rate: 4, datetime: '2025-02-01T00:00:00.000Z' }] : [],
		badges: number === 2 ? [{ code: 'novo', title: 'Novo' }] : [],
		variation_code: number <= 2 ? 'siroki' : null,
		variation_attributes: number <= 2 ? [{ title: 'Boja', value: number === 1 ? 'crna' : 'bijela' }] : [],
		lists: [...(number <= 3 ? ['novo'] : []), ...(number % 4 === 0 ? ['najprodavanije'] : [])],
		tags: ['zasloni'],
		group_product_codes: number === 1 ? ['CAB-1'] : [],
		picture: { kind: 'monitor', params: { size, color: 'black' } },
		views: ['front', 'side'],
		release_year: 2024,
		sold: number,
		created_at: `2025-03-${String(number).padStart(2, '0')}T00:00:00.000Z`,
	};
}

const drum: SourceProduct = { ...base('CAB-1', 'Kabel na kolutu'), price_cents: 35_00, unit_price: { qty: 100, description: 'm' }, sold: 50 };
const hidden: SourceProduct = { ...base('CAB-HIDDEN', 'Skriveni kabel'), visible: false };
const soldOut: SourceProduct = { ...base('CAB-OUT', 'Rasprodani kabel'), quantity: 0 };
const oneEach: SourceProduct = { ...base('CAB-MAX', 'Kabel po jedan'), maximum_qty: 2, manufacturer_code: null };
