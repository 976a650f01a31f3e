import { findCartUrl } from '#lib/cart/client/find-cart-url.ts';
import { documentTranslator } from '#lib/platform/i18n/document-translator.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { StoreStock } from './StoreStock.tsx';

/** Stores where a product can be picked up; null for another page. */
export function storeStock(page: PageContent) {
	if (page.screen !== 'catalog/product') return null;
	const { id, cartCode } = page.props.product;
	const cartUrl = findCartUrl();
	return { title: documentTranslator()('pickup.title'), content: <StoreStock key={id} id={id} cartCode={cartCode} cartUrl={cartUrl} /> };
}
