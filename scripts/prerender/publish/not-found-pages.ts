import { join, resolve } from 'node:path';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { type SiteData, toSite } from '#lib/navigation/server/site.server.ts';
import { notFoundPage } from '#lib/pages/server/shells.server.ts';
import { openBuild } from '#renderer/document/open-build.server.ts';
import { replaceFile } from '../../run/replace-file.ts';

interface NotFoundPages {
	readonly output: string;
	readonly sites: readonly SiteData[];
	/** Language code -> start of the addresses of its label modules. */
	readonly labels: Readonly<Record<string, string>>;
	/** Folder of the build. */
	readonly dist: string;
}

/** Writes each language's `404.html`, which static hosts serve for unknown addresses. */
export async function writeNotFoundPages({ output, sites, labels, dist }: NotFoundPages): Promise<void> {
	const build = await openBuild(resolve(dist, 'server'));
	for (const data of sites) {
		const site = toSite(data, STANDARD_SHOP);
		const renderer = await build.rendererOf(site, labels[data.lang] ?? null);
		const loaded = notFoundPage(site, `${site.language.base_url}404/`);
		await renderer.loadScreen(loaded.content.screen);
		const html = renderer.render(renderer.outline(loaded), await renderer.renderBody(loaded));
		replaceFile(join(output, site.language.base_url, '404.html'), html);
	}
}
