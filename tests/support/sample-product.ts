import type { FullProduct, ProductCard } from '#lib/catalog/product.ts';
import type { Money } from '#lib/platform/money/money.ts';
import { asSafeHtml } from '#lib/platform/text/safe-html.ts';

export const eur = (minor: number): Money => ({ minor, currency: 'EUR' });

/** A card without optional fields; `change` overrides fields. */
export function sampleCard(change: Partial<ProductCard> = {}): ProductCard {
	return {
		id: 7,
		title: 'Zaslon Lumetra Vista 27"',
		url: '/zaslon-lumetra-vista-27-proizvod-7/',
		specs: ['27"', '165 Hz', 'IPS'],
		price: { price: eur(28990) },
		available: true,
		stock: 25,
		picture: { src: '/media/monitor/vista.320.webp', width: 320, height: 240 },
		cartCode: 'c7',
		badges: [],
		...change,
	};
}

/** A product with data for every part of its page. */
export function sampleProduct(change: Partial<FullProduct> = {}): FullProduct {
	return {
		...sampleCard(),
		manufacturer: 'Lumetra',
		manufacturerUrl: '/proizvodjaci/lumetra/',
		code: 'TTR-7',
		ean: '3859889271646',
		category: { title: 'Zasloni', url: '/zasloni/' },
		shortDescription: 'Brz zaslon s oštrom slikom.',
		contentHtml: asSafeHtml('<p>Ploča IPS.</p>'),
		gallery: [
			{ src: '/media/monitor/vista-front.640.webp', alt: 'Zaslon sprijeda', width: 640, height: 480 },
			{ src: '/media/monitor/vista-side.640.webp', alt: 'Zaslon sa strane', width: 640, height: 480 },
		],
		attributeGroups: [{ title: 'Zaslon', attributes: [{ title: 'Dijagonala', value: '27"' }] }],
		documents: [{ title: 'Upute', url: '/dokumenti/upute.pdf', bytes: 2_345_000, type: 'pdf' }],
		reviewRates: [5],
		reviews: [{ author: 'Ivana K.', text: 'Slika je odlična.', rate: 5, datetime: '2026-03-14' }],
		videos: [],
		variantAxes: [
			{
				title: 'Dijagonala',
				choices: [
					{ label: '24"', url: '/a/', available: false, current: false },
					{ label: '27"', url: '/b/', available: true, current: true },
					{ label: '32"', available: false, current: false },
				],
			},
		],
		parts: [],
		unitName: 'kom',
		...change,
	};
}
