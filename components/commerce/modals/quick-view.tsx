import type { PageContent } from '#lib/screens/screen.ts';
import { QuickView } from './QuickView.tsx';

/** Quick view of a product's page; null for another page. */
export function quickView(page: PageContent) {
	if (page.screen !== 'catalog/product') return null;
	const { product } = page.props;
	return { title: product.title, shape: 'wide' as const, content: <QuickView key={product.id} product={product} /> };
}
