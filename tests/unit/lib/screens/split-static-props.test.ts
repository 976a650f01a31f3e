import { expect, test } from 'vitest';
import type { BlockData } from '#lib/content/blocks.ts';
import { asSafeHtml } from '#lib/platform/text/safe-html.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { splitStaticProps } from '#lib/screens/split-static-props.ts';
import { sampleCard, sampleProduct } from '#tests/support/sample-product.ts';

const common = { lang: 'hr', layout: 'default', title: 'Naslov' } as const;

test('browsers get a product without the data of its static sections', () => {
	const { attributeGroups, documents, reviews, contentHtml, ...product } = sampleProduct();
	const details = { attributeGroups, documents, reviews, ...(contentHtml && { contentHtml }) };
	const props = { product, related: [], hasStores: true };
	const breadcrumbs = [product.category];
	const { content, staticProps } = splitStaticProps({ ...common, screen: 'catalog/product', props: { ...props, breadcrumbs, details } });
	expect(content).toEqual({ ...common, screen: 'catalog/product', props });
	expect(staticProps).toEqual({ details, breadcrumbs });
});

test('browsers get a post without the data of its content, and with those of its products and comments', () => {
	const details = {
		...{ breadcrumbs: [], contentHtml: asSafeHtml('<p>Tekst.</p>'), headings: [], published: '2026-10-04', updated: '2026-10-04' },
		...{ tags: [], readingMinutes: 1, related: [] },
	};
	const props = { title: 'Vodič', id: 1, template: 'grid', products: [sampleCard()], comments: [] } as const;
	const { content, staticProps } = splitStaticProps({ ...common, screen: 'publish/post', props: { ...props, details } });
	expect(content).toEqual({ ...common, screen: 'publish/post', props });
	expect(staticProps).toBe(details);
});

test('browsers get blocks of products, heroes and promos with their data, which events need, and of other blocks only the place', () => {
	const products: BlockData = { type: 'products', title: 'Novo', products: [sampleCard()] };
	const promo: BlockData = { type: 'promo', title: 'Akcija', text: '', button: { title: 'Više', url: '/akcija/' } };
	const empty: BlockData = { type: 'posts', title: '', posts: [] };
	const text: BlockData = { type: 'content', html: asSafeHtml('<p>Tekst.</p>') };
	const blocks = [promo, products, empty, text];
	const { content, staticProps } = splitStaticProps({ ...common, screen: 'cms/homepage', props: { title: 'Naslovnica', blocks } });
	expect(content.props).toEqual({ title: 'Naslovnica', blocks: [promo, products, empty, { type: 'static' }] });
	expect(staticProps).toBe(blocks);
});

test('a page without static parts stays as it is', () => {
	const content: PageContent = { ...common, screen: 'error/not-found', props: { title: 'Nema' } };
	expect(splitStaticProps(content)).toEqual({ content, staticProps: null });
});
