import type { CmsPage } from '@titraj/contract/cms.ts';
import { bindUnits } from '@titraj/contract/formats/bind-units.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { toDescription } from '#lib/platform/server/html/to-plain-text.server.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { LoaderContext, ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { toBreadcrumbList, toSiteData } from '#lib/screens/server/structured-data.server.ts';
import { isFilledBlock } from '../is-filled-block.ts';
import { fillBlocks } from './blocks.server.ts';
import { CMS_TEMPLATES, type CmsTemplate } from './cms-templates.server.ts';
import { guaranteeHtml } from './guarantee-html.server.ts';
import { prepareHtml } from './prepare-html.server.ts';

/** Loads a CMS page; its template selects the screen. Hidden pages are shown only to staff, and an unknown template is not found (Spec 2, cms; Spec 8). */
export const loadCmsPage: ScreenLoader = async (context) => {
	const { client, site, match, staff } = context;
	const slug = match.entry.slug ?? '';
	const [page] = unwrap(await client.call('_get_hapi_cms_pages', { slug, lang: site.language.code })).items;
	return page && (page.visible || staff) ? toCmsPage(context, page) : { kind: 'not-found' };
};

/** The screen of a page that was loaded for somebody who may see it. */
export async function toCmsPage(context: LoaderContext, page: CmsPage): ReturnType<ScreenLoader> {
	if (page.template === 'homepage') return { kind: 'page', loaded: await toHomepage(context, page) };
	const template = await templateOf(context, page);
	if (template === 'landing' && !page.content) return { kind: 'page', loaded: await toLanding(context, page) };
	if (template === 'default' || template === 'landing') return { kind: 'page', loaded: await toDefaultPage(context, page) };
	const load = Object.hasOwn(CMS_TEMPLATES, template) ? CMS_TEMPLATES[template] : undefined;
	return load ? { kind: 'page', loaded: await load(context, page, await toText(context, page)) } : { kind: 'not-found' };
}

/** The templates that have a screen. */
export const KNOWN_TEMPLATES: readonly string[] = ['default', 'landing', 'homepage', ...Object.keys(CMS_TEMPLATES)];

/** A page with the default template is shown as an FAQ if the page of its path's first segment is one (Spec 2, cms). */
async function templateOf({ client, site, path }: LoaderContext, page: CmsPage): Promise<string> {
	const segments = path.slice(site.language.base_url.length).split('/').filter(Boolean);
	if (page.template !== 'default' || segments.length < 2) return page.template;
	const parentPath = `${site.language.base_url}${segments[0]}/`;
	const parent = site.matchRoute(parentPath)?.entry;
	if (parent?.controller !== 'cms' || parent.slug === undefined) return page.template;
	const [found] = unwrap(await client.call('_get_hapi_cms_pages', { slug: parent.slug, lang: site.language.code })).items;
	return found?.template === 'faq' ? 'faq' : page.template;
}

/** Props, head and tags that all templates share. */
async function toText({ client, site, match }: LoaderContext, page: CmsPage): Promise<Parameters<CmsTemplate>[2]> {
	const { blocks, tags } = await fillBlocks(client, site, page.blocks);
	const content = (match.entry.name === 'legal_guarantee' ? guaranteeHtml(site) : '') + (page.content ?? '');
	const contentHtml = content && prepareHtml(content, site).html;
	const description = toDescription(page.seo_description, page.short_description, page.content);
	return {
		props: {
			title: page.title,
			breadcrumbs: page.breadcrumbs,
			...(page.short_description && { intro: bindUnits(page.short_description) }),
			...(contentHtml && { contentHtml }),
			blocks,
		},
		head: { title: page.seo_title || page.title, ...(description && { description }), structuredData: [toBreadcrumbList(site, page.breadcrumbs)] },
		tags: [`page:${page.id}`, ...tags],
	};
}

async function toHomepage({ client, site, path }: LoaderContext, page: CmsPage) {
	const { blocks, tags } = await fillBlocks(client, site, page.blocks);
	const description = toDescription(page.seo_description, page.short_description);
	return pageOf(site, {
		path,
		screen: 'cms/homepage',
		props: { title: page.title, blocks: blocks.some(isFilledBlock) ? blocks : [] },
		head: { title: page.seo_title || page.title, ...(description && { description }), structuredData: toSiteData(site) },
		tags: [`page:${page.id}`, ...tags],
	});
}

/** A page of blocks alone, as that of `staticcontent`. One with a text of its own is shown as any page with text. */
async function toLanding(context: LoaderContext, page: CmsPage) {
	const { props, head, tags } = await toText(context, page);
	return pageOf(context.site, { path: context.path, screen: 'staticcontent/landing', props: { title: page.title, blocks: props.blocks }, head, tags });
}

async function toDefaultPage(context: LoaderContext, page: CmsPage) {
	const { props, head, tags } = await toText(context, page);
	return pageOf(context.site, { path: context.path, screen: 'cms/default', props: { ...props, siblings: page.siblings }, head, tags });
}
