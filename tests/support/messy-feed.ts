import type { MappingFile } from '@titraj/backend/import/mapping/mapping-file.ts';

/** The feed's field mapping. */
export const MESSY_MAPPING = {
	source: 'Podaci o proizvodima: izmišljeni, licenca ODC-By 1.0.',
	columns: {
		sku: 'sku',
		title: 'name',
		manufacturer: 'manufacturer',
		mpn: 'part_numbers',
		category: 'category',
		price: 'price_usd',
		sale_price: 'sale_price',
		release_year: 'release_year',
	},
	rates: { USD: '1' },
	vat_included: true,
	empty_values: ['0'],
	attributes: { pcie_slots: {} },
} satisfies MappingFile;

/** A line of the feed. */
export const feedRow = (over: Record<string, unknown>) =>
	JSON.stringify({ category: 'Monitor', name: 'Zaslon', manufacturer: 'Obzor', part_numbers: [], price_usd: 100, attributes: {}, ...over });

/** Valid rows, and one for every kind of error. */
export const MESSY_FEED = [
	feedRow({
		sku: 'a',
		name: '  Zaslon\u00a0 24.5"  IPS™ ',
		manufacturer: ' Obzor ',
		part_numbers: [' X1 '],
		attributes: { screen_size: 24.5, refresh_rate: 0, panel_type: 'IPS', color: ['BLACK', 'RED'] },
	}),
	feedRow({ sku: 'b', manufacturer: null, release_year: 20117 }),
	feedRow({ sku: 'c', manufacturer: '', name: 'Zaslon' }),
	feedRow({ sku: 'd', manufacturer: 'OBZOR', name: `Vrlo dug naziv ${'zaslona '.repeat(40)}` }),
	feedRow({
		sku: 'e',
		category: 'Motherboard',
		attributes: {
			pcie_slots: [
				{ gen: '4.0', quantity: 2, lanes: 16, _id: 'x' },
				{ gen: '3.0', quantity: 1, lanes: 1 },
			],
			ecc_support: false,
			novelty: 'ok',
		},
	}),
	'',
	'{"sku":',
	'[1]',
	feedRow({ sku: 'f', category: 'Spaceship' }),
	feedRow({ sku: 'g', price_usd: 0 }),
	feedRow({ sku: 'h', price_usd: 'free' }),
	feedRow({ sku: 'i', name: ' \u200b ' }),
	feedRow({ name: 'Bez šifre' }),
	feedRow({ sku: 'a', name: 'Opet' }),
];
