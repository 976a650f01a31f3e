import { describe, expect, it } from 'vitest';
import { StaticHtmlContext } from '#components/ui/StaticPart.tsx';
import type { FullProduct } from '#lib/catalog/product.ts';
import Screen from '#pages/catalog/product/Screen.tsx';
import { renderHtml, toText } from '#tests/support/render-html.tsx';
import { sampleCard, sampleProduct } from '#tests/support/sample-product.ts';

const related = [1, 2, 3, 4, 5, 6].map((id) => sampleCard({ id, url: `/p-proizvod-${id}/` }));
const render = (change?: Partial<FullProduct>, hasStores = true) => {
	const product = sampleProduct(change);
	return renderHtml(
		<Screen
			product={product}
			details={product}
			related={related}
			hasStores={hasStores}
			breadcrumbs={[product.category, { title: product.title, url: product.url }]}
		/>,
	);
};
const headings = (html: string) => [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level, text]) => `${level} ${toText(text ?? '')}`);

describe('product screen', () => {
	it('has one h1 and skips no heading level', () => {
		const levels = headings(render()).map((heading) => Number(heading[0]));
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		levels.reduce((above, level) => {
			expect(level - above).toBeLessThanOrEqual(1);
			return level;
		}, 0);
	});

	it('shows stock by store only if the shop has stores', () => {
		expect(render()).toContain('Dostupnost u poslovnicama');
		expect(render({}, false)).not.toContain('Dostupnost u poslovnicama');
	});

	it('has its sections in order', () => {
		const parts = headings(render()).filter((heading) => heading.startsWith('2'));
		expect(parts).toEqual(['2 Opis', '2 Specifikacije', '2 Dokumenti', '2 Proizvođač', '2 Recenzije kupaca', '2 Iz iste kategorije']);
	});

	it('shows accessories before documents and similar products', () => {
		const accessories = [sampleCard({ id: 31, title: 'Kabel HDMI', url: '/kabel-proizvod-31/' })];
		const html = render({ accessories });
		const parts = headings(html).filter((heading) => heading.startsWith('2'));
		expect(parts.slice(0, 4)).toEqual(['2 Opis', '2 Specifikacije', '2 Uz ovaj proizvod', '2 Dokumenti']);
		expect(html).toContain('href="#pribor"');
		expect(html).toContain('href="/kabel-proizvod-31/"');
		expect(render()).not.toContain('Uz ovaj proizvod');
	});

	it('shows type, size and language of a document beside its link', () => {
		const documents = [{ title: 'Upute', url: '/documents/mon-1/upute.pdf', bytes: 13_679, type: 'pdf', lang: 'hr' }];
		const html = render({ documents });
		expect(html).toMatch(/<a href="\/documents\/mon-1\/upute\.pdf"[^>]* hrefLang="hr"/);
		expect(html).toContain('PDF, 14\u00a0kB, hrvatski');
		expect(render({ documents: documents.map(({ lang: _, ...rest }) => rest) })).toContain('PDF, 14\u00a0kB<');
	});

	it('shows the manufacturer’s part number beside the shop’s product code', () => {
		expect(render({ code: 'MON-1', partNumber: 'OBZ-1001' })).toMatch(/<li[^>]*>Šifra MON-1<\/li><li[^>]*>Kataloški broj OBZ-1001<\/li>/);
		expect(render()).not.toContain('Kataloški broj');
	});

	it('omits empty sections, and the links to them', () => {
		expect(render({ documents: [] })).not.toContain('Dokumenti');
	});

	it('shows safety contacts and warnings', () => {
		const contact = { name: 'Obzor d.o.o.', address: 'Ulica 1, Zagreb', electronicAddress: 'a@obzor.example', href: 'mailto:a@obzor.example' };
		const html = render({ safety: { manufacturer: contact, responsiblePerson: { ...contact, name: 'Zastupnik d.o.o.' }, warnings: ['Vruće.', 'Teško.'] } });
		expect(headings(html)).toEqual(expect.arrayContaining(['2 Sigurnost proizvoda', '3 Proizvođač', '3 Odgovorna osoba u Europskoj uniji', '3 Upozorenja']));
		expect(html).toContain('<a href="mailto:a@obzor.example">a@obzor.example</a>');
		expect(html).toContain('<li>Vruće.</li><li>Teško.</li>');
	});

	it.each(['electrical', 'battery'] as const)('shows the crossed-out bin of %s goods with its text', (disposal) => {
		const html = render({ safety: { warnings: [], disposal } });
		expect(toText(html)).toContain(disposal === 'electrical' ? 'Električni otpad ne ide u miješani otpad.' : 'Baterije ne idu u miješani otpad.');
		expect(html.includes('M8 45h24')).toBe(disposal === 'electrical');
		expect(headings(html)).not.toContain('3 Upozorenja');
	});

	it('shows the charger icons beside the price', () => {
		const charging = { charger_included: false, minimum_watts: 2.5, maximum_watts: 65, usb_pd: true };
		const html = render({ charging });
		expect(toText(html)).toContain('Punjač nije u kutijiSnaga punjenja: 2,5 do 65 W · Brzo punjenje USB PD');
		expect(html).toContain('>USB PD</text>');
		const exact = toText(render({ charging: { charger_included: true, minimum_watts: 15, maximum_watts: 15, usb_pd: false } }));
		expect(exact).toContain('Punjač je u kutijiSnaga punjenja: 15 W');
		expect(exact).not.toContain('USB PD');
		expect(render()).not.toContain('data-charging');
	});

	it('shows the producer’s durability guarantee, with the merchant’s label', () => {
		expect(toText(render({ durability: { years: 5 } }))).toContain('Proizvođač jamči trajnost 5 godina');
		expect(render({ durability: { years: 5 } })).not.toContain('Oznaka jamstva trajnosti');
		const html = render({ durability: { years: 5, labelUrl: 'https://cdn.example/label.png' } });
		expect(html).toMatch(
			/<a [^>]*href="https:\/\/cdn\.example\/label\.png"[^>]*><img [^>]*alt="Oznaka jamstva trajnosti" width="120" height="120" loading="lazy"/,
		);
		expect(toText(render())).not.toContain('trajnost');
	});

	it('links the notice of the legal guarantee to its page, if the shop has one', () => {
		const product = sampleProduct();
		const html = renderHtml(
			<Screen {...{ product, related }} details={product} hasStores={false} guarantee={{ url: '/zakonsko-jamstvo/' }} breadcrumbs={[product.category]} />,
		);
		expect(html).toMatch(/<a [^>]*href="\/zakonsko-jamstvo\/">Prodavatelj 2\u00a0godine odgovara za nedostatke<\/a>/);
		expect(render()).toContain('<span>Prodavatelj 2\u00a0godine odgovara za nedostatke</span>');
	});

	it('has the same sections in a browser, from the HTML of the document', () => {
		const { attributeGroups: _, documents: _documents, reviews: _reviews, contentHtml: _html, ...product } = sampleProduct();
		const html = render();
		const staticHtml = Object.fromEntries(
			[...html.matchAll(/<(section|li|div) [^>]*data-static="([^"]+)"[^>]*>(.*?)<\/\1>(?=<|$)/gs)].map(([, , name, inner]) => [name, inner]),
		);
		expect(Object.keys(staticHtml)).toEqual(['breadcrumbs', 'description', 'specification', 'documents', 'manufacturer', 'review-0']);
		const screen = <Screen {...{ product, related }} hasStores breadcrumbs={[product.category, { title: product.title, url: product.url }]} />;
		const ids = (page: string) => [...page.matchAll(/ id="([a-z-]+)"/g)].map(([, id]) => id);
		expect(ids(renderHtml(<StaticHtmlContext value={staticHtml}>{screen}</StaticHtmlContext>))).toEqual(ids(html));
		expect(ids(renderHtml(screen))).not.toContain('specifikacije');
	});

	it('has a target for each in-page link', () => {
		const html = render();
		for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
	});

	it('loads the first picture eagerly and the others lazily', () => {
		const [first, second] = [...render().matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
		expect(first).toContain('fetchPriority="high"');
		expect(second).toContain('loading="lazy"');
	});

	it('links to the category if it is not available', () => {
		const html = render({ available: false, stock: 0 });
		expect(toText(html)).toContain('Pogledaj još: Zasloni');
	});

	it('asks for the first review if there is none', () => {
		expect(toText(render({ reviewRates: [], reviews: [] }))).toContain('Vaša može biti prva.Napiši recenziju');
	});

	it('shows the specification first if the category’s template requires it', () => {
		const parts = headings(render({ template: 'technical' })).filter((heading) => heading.startsWith('2'));
		expect(parts.slice(0, 3)).toEqual(['2 Specifikacije', '2 Dokumenti', '2 Opis']);
	});

	it('shows the products of a bundle', () => {
		expect(toText(render({ parts: [sampleCard({ id: 9, title: 'Kabel u paketu' })] }))).toContain('Kabel u paketu');
	});

	it('shows videos as preview pictures', () => {
		const picture = { src: '/media/film.640.webp', alt: 'Film', width: 640, height: 480 };
		expect(render({ videos: [{ title: 'Video', src: '/videos/17', type: 'video/webm', picture }] })).toMatch(
			/<a href="\/videos\/17"[^>]*class="gallery [^"]*" type="video\/webm">/,
		);
	});

	it('has no link for a combination without a variant', () => {
		expect(render()).toMatch(/<a aria-disabled="true" role="link"[^>]*>32/);
	});

	it('marks the current variant and the unavailable ones', () => {
		expect(render()).toMatch(/href="\/b\/" aria-current="page"/);
		expect(toText(render())).toContain('24"Trenutačno nedostupno');
	});

	it('has no inline style and stays under 30 KB with six related products', () => {
		const html = render();
		expect(html).not.toContain('style=');
		expect(html.length).toBeLessThan(30 * 1024);
	});
});
