import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ProductGrid } from '#components/commerce/ProductGrid.tsx';
import { type RepeatedHtml, RepeatedHtmlContext } from '#components/ui/repeated-html.ts';
import type { ProductCard } from '#lib/catalog/product.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import labels from '#locales/hr.json';
import { createRepeatedRenderer } from '#pages/all/render-repeated.tsx';
import { Manufacturer } from '#pages/catalog/product/details/Manufacturer.tsx';
import Rights from '#pages/catalog/product/details/Rights.deferred.tsx';
import { SectionLinks } from '#pages/catalog/product/details/SectionLinks.tsx';
import { sampleCard, sampleProduct } from '#tests/support/sample-product.ts';

const translator = createTranslator(labels, { locale: 'hr-HR', home: '/' });

function render(products: readonly ProductCard[], { early, repeated }: { early?: number; repeated?: RepeatedHtml } = {}): string {
	return renderElement(<ProductGrid products={products} {...(early !== undefined && { early })} />, repeated);
}

function renderElement(element: ReactElement, repeated?: RepeatedHtml): string {
	return renderToString(
		<LabelsContext value={translator}>
			<RepeatedHtmlContext value={repeated ? createRepeatedRenderer(repeated, translator) : null}>{element}</RepeatedHtmlContext>
		</LabelsContext>,
	);
}

const emptyHtml = (): RepeatedHtml => ({ fragments: new Map(), ofObjects: new WeakMap() });

const remembered = ({ fragments }: RepeatedHtml): number => [...fragments.values()].reduce((sum, { size }) => sum + size, 0);

const cards = [sampleCard({ id: 1 }), sampleCard({ id: 2, title: 'Škare <b>&"', available: false }), sampleCard({ id: 3, badges: ['Novo'] })];

test('cards that repeat on many pages are rendered once, to the same bytes', () => {
	const repeated = emptyHtml();
	for (const page of [cards, cards.toReversed(), cards.slice(1)]) expect(render(page, { repeated })).toBe(render(page));
	expect(remembered(repeated)).toBe(cards.length);
});

const picture = { src: '/slike/640/a.webp', alt: '', width: 640, height: 480 };
const product = sampleProduct({
	manufacturer: 'A & B',
	manufacturerUrl: '/a-b/',
});

test.each([
	['manufacturer', <Manufacturer product={product} picture={picture} />],
	['consumer rights', <Rights durability={{ years: 3, labelUrl: '/label.svg' }} guarantee={{ url: '/jamstvo/' }} />],
	['links to sections', <SectionLinks sections={['specification', 'related']} />],
])('a part of a product page that repeats is rendered once, to the same bytes: %s', (_part, element) => {
	const repeated = emptyHtml();
	for (const _page of [1, 2]) expect(renderElement(element, repeated)).toBe(renderElement(element));
	expect(remembered(repeated)).toBe(1);
});

test('a card whose picture loads late is remembered beside the same card with an ordinary one', () => {
	const repeated = emptyHtml();
	const strip = <ProductGrid products={cards} flow="strip" nearTop />;
	for (const _page of [1, 2]) expect(renderElement(strip, repeated)).toBe(renderElement(strip));
	expect(render(cards, { repeated })).toBe(render(cards));
	expect(remembered(repeated)).toBe(cards.length + 1);
});

test('a card that pages share is found without its text', () => {
	const repeated = emptyHtml();
	const toText = vi.fn(() => ({ ...sampleCard({ id: 4 }) }));
	const shared = Object.assign(sampleCard({ id: 4 }), { toJSON: toText });
	for (const page of [[shared], [shared, ...cards], [sampleCard({ id: 4 })]]) expect(render(page, { repeated })).toBe(render(page));
	expect(toText).toHaveBeenCalledTimes(1);
	expect(remembered(repeated)).toBe(cards.length + 1);
});

test('two components with the same object have their own HTML', () => {
	const renderRepeated = createRepeatedRenderer(emptyHtml(), translator);
	const [One, Two] = [() => <>one</>, () => <>two</>];
	const props = { shared: {} };
	for (const _page of [1, 2]) expect([renderRepeated(One, props), renderRepeated(Two, props)]).toEqual(['one', 'two']);
});

test('a changed card is rendered again', () => {
	const repeated = emptyHtml();
	render(cards, { repeated });
	const changed = cards.map((card) => ({ ...card, title: `${card.title} 2` }));
	expect(render(changed, { repeated })).toBe(render(changed));
});

test('a card with a picture in view keeps the preload before the page', () => {
	const repeated = emptyHtml();
	const drawn = cards.map((card) => ({ ...card, picture: { src: '/no-picture.svg', alt: '', width: 640, height: 480 } }));
	const html = render(drawn, { early: 2, repeated });
	expect(html).toBe(render(drawn, { early: 2 }));
	expect([html.startsWith('<link rel="preload"'), remembered(repeated)]).toEqual([true, 1]);
});

test('a card with an unresolved Suspense boundary is not cached', () => {
	const repeated = emptyHtml();
	const Raw = (_: { readonly id: number }) => <p dangerouslySetInnerHTML={{ __html: '<!--$!--><!--/$-->' }} />;
	expect(createRepeatedRenderer(repeated, translator)(Raw, { id: 1 })).toContain('<!--$!-->');
	expect(remembered(repeated)).toBe(0);
});

test('a component that throws makes its page throw', () => {
	const Throwing = (): never => {
		throw new Error('broken');
	};
	expect(() => createRepeatedRenderer(emptyHtml(), translator)(Throwing, {})).toThrow('broken');
});

test('at most a thousand fragments are cached', () => {
	const repeated = emptyHtml();
	const renderRepeated = createRepeatedRenderer(repeated, translator);
	const Item = ({ id }: { readonly id: number }) => <>{id}</>;
	for (let id = 0; id < 2500; id++) expect(renderRepeated(Item, { id })).toBe(String(id));
	expect(remembered(repeated)).toBeLessThanOrEqual(1000);
});
