import { describe, expect, it } from 'vitest';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import type { ProductCard } from '#lib/catalog/product.ts';
import { renderHtml, toText } from '#tests/support/render-html.tsx';
import { sampleCard } from '#tests/support/sample-product.ts';

const render = (change?: Partial<ProductCard>) => renderHtml(<ProductGrid products={[sampleCard(change)]} />);

describe('ProductCard', () => {
	it.each<[string, Partial<ProductCard>, string]>([
		['shows the key attributes in one line', {}, '27" · 165 Hz · IPS'],
		['shows that it is in stock', { stock: 25 }, 'Na zalihi'],
		['counts the last pieces', { stock: 3 }, 'Još 3 komada na zalihi'],
		['counts the last piece', { stock: 1 }, 'Još 1 komad na zalihi'],
		['shows that it is available to order', { stock: 0 }, 'Dostupno po narudžbi'],
		['shows that it is not available', { available: false, stock: 0 }, 'Trenutačno nedostupno'],
		['shows its badges', { badges: ['Novo'] }, 'Novo'],
	])('%s', (_, change, text) => {
		expect(toText(render(change))).toContain(text);
	});

	it('shows the rating in short, and as a sentence to screen readers', () => {
		const html = render({ rating: { value: 4.6, votes: 23 } });
		expect(html).toContain('role="img" aria-label="Ocjena 4,6 od 5, 23 glasa"');
		expect(toText(html)).toContain('4,6 (23)');
	});

	it('shows photographs uncropped on white, unlike drawings and the placeholder', () => {
		const photograph = { src: `/media/stored/${'a'.repeat(64)}.320.webp`, alt: '', width: 107, height: 320 };
		expect(render({ picture: photograph })).toContain('data-photograph');
		expect(render({ picture: photograph })).toContain(`${'a'.repeat(64)}.640.avif 640w`);
		expect(render()).not.toContain('data-photograph');
		expect(render({ picture: { src: '/no-picture.svg', width: 640, height: 480 } })).not.toContain('data-photograph');
	});

	it('labels its button with the product title', () => {
		expect(render()).toContain('aria-label="Dodaj u košaricu: Zaslon Lumetra Vista 27&quot;"');
	});

	it('is heard title first, then the price, the lists and the buy button', () => {
		const html = render();
		const places = ['<h3', 'data-action="wish"', 'data-action="compare"', 'aria-label="Dodaj u košaricu'].map((part) => html.indexOf(part));
		expect(places).toEqual(places.toSorted((first, second) => first - second));
		expect(places).not.toContain(-1);
	});

	it('has wishlist, comparison and quick view, each labelled with the product title', () => {
		const html = render();
		for (const words of ['Lista želja', 'Usporedi', 'Brzi pregled']) expect(html).toContain(`aria-label="${words}: Zaslon Lumetra Vista 27&quot;"`);
		expect(html).toContain('href="/zaslon-lumetra-vista-27-proizvod-7/?mode=quick"');
	});

	it('links to details instead of the cart if it is not available', () => {
		const html = render({ available: false });
		expect(html).not.toContain('Dodaj u košaricu');
		expect(toText(html)).toContain('Pogledaj detalje');
	});

	it('loads the first picture of a list early, and those of a strip from the third on after everything else', () => {
		const products = [1, 2, 3].map((id) => sampleCard({ id }));
		const prioritiesOf = (html: string) => [...html.matchAll(/<img[^>]*>/g)].map(([image]) => /fetchPriority="(\w+)"/.exec(image)?.[1]);
		expect(prioritiesOf(renderHtml(<ProductGrid products={products} early={1} />))).toEqual(['high', undefined, undefined]);
		expect(prioritiesOf(renderHtml(<ProductGrid products={products} flow="strip" nearTop />))).toEqual([undefined, undefined, 'low']);
		expect(prioritiesOf(renderHtml(<ProductGrid products={products} flow="strip" />))).toEqual([undefined, undefined, undefined]);
	});

	it('stays under 2.3 KB of HTML', () => {
		const html = render({ manufacturer: 'Lumetra', rating: { value: 4.6, votes: 23 }, badges: ['Novo'] });
		const asBuilt = html.replaceAll(/_\w+_[0-9a-f]{6}/g, '1234');
		expect(asBuilt.length).toBeLessThan(2355);
	});
});
