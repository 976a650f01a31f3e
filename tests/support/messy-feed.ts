/** A line of the feed. */
export const feedRow = (over: Record<string, unknown>) =>
	JSON.stringify({ category: 'Monitor', name: 'Zaslon', manufacturer: 'Obzor', part_numbers: [], price_usd: 100, attributes: {}, ...over });

/** Good rows, and every way in which one is not. */
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
