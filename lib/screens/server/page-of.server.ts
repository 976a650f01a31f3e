import type { PageGuard } from '#lib/navigation/auth-pages.ts';
import type { HeadModel } from '#lib/navigation/head.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { toHeadAlternates } from '#lib/navigation/server/to-head-alternates.server.ts';
import type { LayoutName, LoadedPage, PageContent, ScreenName, ScreenProps } from '../screen.ts';

type Content<Name extends ScreenName> = Extract<PageContent, { screen: Name }>;

interface PageParts<Name extends ScreenName> {
	readonly path: string;
	readonly screen: Name;
	readonly props: ScreenProps[Name];
	readonly head: Partial<HeadModel> & { readonly title: string };
	readonly tags?: readonly string[];
	readonly status?: number;
	readonly layout?: LayoutName;
	readonly guard?: PageGuard;
	/** For pages behind a route template; pages with a literal path have them in their route entry. */
	readonly alternates?: Readonly<Record<string, string>> | undefined;
}

/** Builds a page with the parts that all pages have. The shop's name is appended to the title unless it already contains it. */
export function pageOf<Name extends ScreenName>(site: Site, parts: PageParts<Name>): LoadedPage {
	const title = namesShop(parts.head.title, site.info.site_name) ? parts.head.title : `${parts.head.title} | ${site.info.site_name}`;
	const content: PageContent = {
		screen: parts.screen,
		props: parts.props,
		lang: site.language.code,
		layout: parts.layout ?? 'default',
		title,
		...(parts.guard && { guard: parts.guard }),
	} as Content<Name>;
	return {
		path: parts.path,
		status: parts.status ?? 200,
		content,
		head: {
			...{ type: 'website', canonical: parts.path, structuredData: [] },
			alternates: toHeadAlternates(site, parts),
			...parts.head,
			title,
			...(parts.guard && { guard: parts.guard }),
		},
		tags: parts.tags ?? [],
	};
}

/** Whether the shop's name is one of the title's parts between separators. A plain search would not do: products may contain the shop's name. */
function namesShop(title: string, shop: string): boolean {
	return title
		.split(/[:|–—]|\s-\s/)
		.map((part) => part.trim())
		.includes(shop);
}
