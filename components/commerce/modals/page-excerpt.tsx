import { Prose } from '#components/ui/Prose.tsx';
import type { PageContent } from '#lib/screens/screen.ts';

/** Shows a page's text in a modal; null for a page without text. */
export function pageExcerpt(page: PageContent) {
	if (page.screen !== 'cms/default' || !page.props.contentHtml) return null;
	return { title: page.props.title, content: <Prose html={page.props.contentHtml} /> };
}
