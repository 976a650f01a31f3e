import { Prose } from '#components/ui/Prose.tsx';
import type { PageContent } from '#lib/screens/screen.ts';

/** A page's text over the page that one is on; null for a page without one. */
export function pageExcerpt(page: PageContent) {
	if (page.screen !== 'cms/default' || !page.props.contentHtml) return null;
	return { title: page.props.title, content: <Prose html={page.props.contentHtml} /> };
}
