import { unwrap } from '#lib/platform/http/result.ts';
import { toDescription } from '#lib/platform/server/html/to-plain-text.server.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { fillBlocks } from './blocks.server.ts';

const LAYOUTS = { default: 'staticcontent/default', landing: 'staticcontent/landing' } as const;

/** A page that consists only of blocks (Spec 2, staticcontent; D12); an unknown path or layout is not found. */
export const loadStaticContent: ScreenLoader = async ({ client, site, match, path, staff }) => {
	const [content] = unwrap(await client.call('_get_hapi_cms_static_content', { slug: match.entry.slug ?? '' })).items;
	const layout = content?.layout === 'default' || content?.layout === 'landing' ? content.layout : null;
	if (!content || layout === null || (!content.visible && !staff)) return { kind: 'not-found' };
	const { blocks, tags } = await fillBlocks(client, site, content.blocks);
	const description = toDescription(content.seo_description);
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: LAYOUTS[layout],
			props: { title: content.title, blocks },
			head: { title: content.title, ...(description && { description }) },
			tags: [`static_content:${content.id}`, ...tags],
		}),
	};
};
