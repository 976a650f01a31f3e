import type { SourcePage } from '../../../platform/source/catalog.ts';

interface PageText {
	slug: string;
	title: string;
	short: string;
	content?: string;
	seo?: string;
}

/** A page with its defaults: visible, at the top, without blocks and questions. */
export function page({ slug, title, short, content, seo }: PageText, rest: Partial<SourcePage> = {}): SourcePage {
	return {
		slug,
		path: `/${slug}/`,
		parent_slug: null,
		title,
		template: 'default',
		visible: true,
		short_description: short,
		content: content ?? null,
		seo_description: seo ?? short,
		blocks: [],
		questions: [],
		...rest,
	};
}
