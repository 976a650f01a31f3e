// One file for one subject: the structured data of every kind of page, read from one backend.
import type { CatalogProduct } from '@titraj/contract/catalog.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toProductPage } from '#lib/catalog/server/product-screen.server.ts';
import { loadSite, type Site } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { toSiteData } from '#lib/screens/server/structured-data.server.ts';
import { describePage } from '#renderer/document/head-html.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';
import { readStructuredData, structuredDataErrors } from '#tests/support/structured-data-errors.ts';

const TODAY = new Date('2026-11-01T00:00:00Z');
let backend: TestBackend;
let site: Site;
let client: Awaited<ReturnType<typeof openClient>>;
const openClient = async () => unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
beforeAll(async () => {
	backend = await startTestBackend();
	client = await openClient();
	site = await loadSite(client, TODAY);
});
afterAll(() => backend.close());

/** What crawlers read from the head of a page. */
const read = (loaded: LoadedPage) => readStructuredData(describePage(loaded.head, site));

async function productPage(change: Partial<CatalogProduct> = {}): Promise<LoadedPage> {
	return toProductPage({ ...unwrap(await client.call('_post_hapi_catalog_product', { item_id: 1 })), ...change }, site);
}
const ofType = (data: readonly Record<string, unknown>[], type: string) => data.find((piece) => piece['@type'] === type);

const HOSTILE = 'Zaslon 24" "oštar" <b>& \'jak\'</b> </script><script>alert(1)</script> \u2028 č';

describe('structured data', () => {
	it('contains a video only if its picture and day of upload are known', async () => {
		const video = {
			title: 'Sa svih strana',
			upload_path: '/videos/17',
			type: 'video/webm',
			main_image_thumbs: [{ url: '/media/x/y/front.640.webp', width: 640, height: 480 }],
		};
		const known = ofType(read(await productPage({ videos: [{ ...video, datetime_uploaded: '2026-10-01T08:00:00Z' }] })), 'VideoObject');
		expect(known).toMatchObject({ name: 'Sa svih strana', uploadDate: '2026-10-01T08:00:00Z', contentUrl: expect.stringMatching(/^https?:.*\/videos\/17$/) });
		expect(known?.['thumbnailUrl']).toMatch(/^https?:.*\/media\/x\/y\/front\.640\.webp$/);
		expect(ofType(read(await productPage({ videos: [video] })), 'VideoObject')).toBeUndefined();
	});

	it('contains the manufacturer with its address', async () => {
		const manufacturer = { name: 'Obzor d.o.o.', address: 'Ulica 1, Zagreb', electronic_address: 'a@obzor.example' };
		const data = read(await productPage({ safety: { manufacturer, responsible_person: null } }));
		expect(data.flatMap((piece) => structuredDataErrors(piece))).toEqual([]);
		const organization = { '@type': 'Organization', name: 'Obzor d.o.o.', address: 'Ulica 1, Zagreb', email: 'a@obzor.example' };
		expect(ofType(data, 'Product')?.['manufacturer']).toEqual(organization);
		expect(ofType(read(await productPage()), 'Product')).not.toHaveProperty('manufacturer');
	});

	it('contains the energy class and its scale', async () => {
		const energy_label = { class: 'A++', best: 'A+++', worst: 'D', label_url: null, sheet_url: null, eprel_id: null };
		const data = read(await productPage({ energy_label }));
		expect(data.flatMap((piece) => structuredDataErrors(piece))).toEqual([]);
		expect(ofType(data, 'Product')?.['hasEnergyConsumptionDetails']).toEqual({
			'@type': 'EnergyConsumptionDetails',
			hasEnergyEfficiencyCategory: 'https://schema.org/EUEnergyEfficiencyCategoryA2Plus',
			energyEfficiencyScaleMax: 'https://schema.org/EUEnergyEfficiencyCategoryA3Plus',
			energyEfficiencyScaleMin: 'https://schema.org/EUEnergyEfficiencyCategoryD',
		});
	});

	const PATHS: [string, string[]][] = [
		['/', ['Organization', 'WebSite']],
		['/proizvodi/racunala/monitori/', ['BreadcrumbList', 'ItemList']],
		['/marke/', ['BreadcrumbList']],
		['/marke/obzor/', ['BreadcrumbList', 'ItemList']],
		['/proizvodi/lista/akcija/', ['BreadcrumbList', 'ItemList']],
	];
	it.each(PATHS)('of %s is valid and has %j', async (path, types) => {
		const outcome = await loadPath({ path, client, site });
		if (outcome.kind !== 'page') throw new Error(`${path}: ${outcome.kind}`);
		const data = read(outcome.loaded);
		expect(data.flatMap((piece) => structuredDataErrors(piece))).toEqual([]);
		expect(data.map((piece) => piece['@type'])).toEqual(expect.arrayContaining(types));
	});

	it('of the shop is the backend’s company', () => {
		const { company } = site.info;
		const [organization] = toSiteData(site);
		expect(organization).toMatchObject({ name: company.name, telephone: company.phone, email: company.email, sameAs: company.social });
		expect(organization).toMatchObject({ logo: new URL(company.logo, site.info.site_url).href });
		const alone = { ...site, info: { ...site.info, company: { ...company, social: [] } } };
		expect(toSiteData(alone).flatMap((piece) => structuredDataErrors(piece))).toEqual([]);
	});

	it('of a product is valid, with offer, rating, reviews and breadcrumb', async () => {
		const data = read(await productPage());
		expect(data.flatMap((piece) => structuredDataErrors(piece))).toEqual([]);
		expect(ofType(data, 'Product')).toMatchObject({
			name: 'Monitor Široki 1',
			offers: { availability: 'https://schema.org/InStock', priceCurrency: 'EUR', priceValidUntil: '2026-11-08' },
			aggregateRating: { ratingValue: 4 },
			review: [{ author: { name: 'Ana' }, reviewRating: { ratingValue: 4 } }],
		});
		expect(ofType(data, 'BreadcrumbList')).toBeDefined();
	});

	it('contains no placeholder drawing, and shares the logo of the shop instead', async () => {
		const page = await productPage({ images: [], main_image_thumbs: [] });
		expect(ofType(read(page), 'Product')).not.toHaveProperty('image');
		expect(describePage(page.head, site)).toContain(
			'<meta property="og:image" content="https://titraj.example/icon-512.png"><meta name="twitter:card" content="summary">',
		);
		expect(describePage((await productPage()).head, site)).toContain('<meta name="twitter:card" content="summary_large_image">');
	});

	it('of an empty list has no products, and the page is noindex', async () => {
		const hidden = await backend.db.updateTable('products').set({ listed: false }).where('listed', '=', true).returning('id').execute();
		try {
			const outcome = await loadPath({ path: '/marke/obzor/', client, site });
			if (outcome.kind !== 'page') throw new Error(outcome.kind);
			expect(outcome.loaded.head.noindex).toBe(true);
			expect(read(outcome.loaded).map((piece) => piece['@type'])).toEqual(['BreadcrumbList']);
		} finally {
			const ids = hidden.map(({ id }) => id);
			await backend.db.updateTable('products').set({ listed: true }).where('id', 'in', ids).execute();
		}
	});

	it('dates a review in the shop’s time zone', async () => {
		const page = await productPage({
			feedback_comment_widget: { items: [{ display_name: 'Ana', message: 'Radi.', rate: 4, datetime: '2026-07-01T22:30:00Z' }] },
		});
		expect(ofType(read(page), 'Product')).toMatchObject({ review: [{ datePublished: '2026-07-02' }] });
	});

	it('has the photos of a review, in their largest size', async () => {
		const thumbs = [320, 1280].map((width) => ({ url: `/media/stored/${'a'.repeat(64)}.${width}.webp`, width, height: width }));
		const page = await productPage({
			feedback_comment_widget: { items: [{ display_name: 'Ana', message: 'Radi.', rate: 4, photos: [{ thumbs }] }] },
		});
		const data = read(page);
		expect(data.flatMap((piece) => structuredDataErrors(piece))).toEqual([]);
		expect(ofType(data, 'Product')).toMatchObject({ review: [{ image: [`https://titraj.example/media/stored/${'a'.repeat(64)}.1280.webp`] }] });
	});

	it('survives quotes and text that would end its script element', async () => {
		const page = await productPage({
			title: HOSTILE,
			seo_description: HOSTILE,
			feedback_comment_widget: { items: [{ display_name: HOSTILE, message: HOSTILE, rate: 5 }] },
		});
		const html = describePage(page.head, site);
		expect(html.match(/<\/script>/g)).toHaveLength(page.head.structuredData.length);
		expect(html).not.toContain('<script>alert');
		expect(ofType(read(page), 'Product')?.['name']).toBe(HOSTILE);
	});

	const DESCRIPTIONS: [string, Partial<CatalogProduct>, string][] = [
		['seo_description first', { seo_description: 'Prva.', short_description: 'Druga.', content: 'Treća.' }, 'Prva.'],
		['then short_description', { seo_description: null, short_description: 'Druga.', content: 'Treća.' }, 'Druga.'],
		['then content without markup', { seo_description: '', short_description: '', content: '<p>Treća <b>rečenica</b>.</p>' }, 'Treća rečenica.'],
		['the first one that has text without markup', { seo_description: '<p></p>', short_description: '&nbsp;', content: 'Treća.' }, 'Treća.'],
		[
			'its title and category if it has none of these',
			{ title: 'Zaslon', category_title: 'Monitori', seo_description: null, short_description: null, content: null },
			'Zaslon. Monitori u trgovini Titraj: cijena, dostupnost i dostava.',
		],
	];
	it.each(DESCRIPTIONS)('takes its description from %s', async (_title, change, expected) => {
		expect(ofType(read(await productPage(change)), 'Product')?.['description']).toBe(expected);
	});

	it('cuts a description after fifty words', async () => {
		const text = Array.from({ length: 60 }, (_, place) => `riječ${place}`).join(' ');
		const description = String(ofType(read(await productPage({ seo_description: text })), 'Product')?.['description']);
		expect(description.split(' ')).toHaveLength(50);
		expect(description.endsWith('…')).toBe(true);
	});

	it.each([
		[true, 'https://schema.org/InStock'],
		[false, 'https://schema.org/OutOfStock'],
	])('follows is_available %s', async (is_available, availability) => {
		expect(ofType(read(await productPage({ is_available })), 'Product')).toMatchObject({ offers: { availability } });
	});

	it('validation would detect errors', () => {
		const faults = structuredDataErrors({
			'@type': 'Product',
			name: '<b>x</b>',
			sku: '1',
			image: [],
			offers: { '@type': 'Offer', price: '1', priceCurrency: 'eur', availability: 'x', url: '/a' },
		});
		const byRequirements = ['.name: ', '.image: ', '.offers.price: ', '.offers.priceCurrency: ', '.offers.availability: ', '.offers.url: '];
		const byVocabulary = ['.offers.availability is no ItemAvailability', '.offers.url is no URL'];
		expect(faults.map((fault) => [...byRequirements, ...byVocabulary].find((known) => fault.startsWith(known)))).toEqual([...byRequirements, ...byVocabulary]);
		expect(structuredDataErrors({ '@type': 'Product', colour: 'crna' })).toContain('.colour is no property of Product');
		expect(structuredDataErrors({ '@type': 'Unknown' })).toEqual([' has the unknown type Unknown', ' has the unknown type Unknown']);
	});
});
