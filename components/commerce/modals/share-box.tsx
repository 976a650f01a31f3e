import { documentTranslator } from '#lib/platform/i18n/document-translator.ts';
import type { PageContent } from '#lib/screens/screen.ts';
import { ShareBox } from './ShareBox.tsx';

/** Options to share a product; null for another page. */
export function shareBox(page: PageContent) {
	if (page.screen !== 'catalog/product') return null;
	const { title, url } = page.props.product;
	return { title: documentTranslator()('share.title'), content: <ShareBox title={title} address={new URL(url, location.href).href} /> };
}
