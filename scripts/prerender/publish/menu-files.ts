import { join } from 'node:path';
import { STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import { loadCategoryPictures } from '#lib/catalog/server/category-pictures.server.ts';
import { menuDetailsPath } from '#lib/navigation/menu-details.ts';
import { categoriesWithoutPicture, MENU_PICTURE_WIDTH, toMenuDetails } from '#lib/navigation/server/menu-details.server.ts';
import { toSite } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import { createClient } from '#lib/platform/http/client.ts';
import { renewTokens } from '#lib/platform/http/connect.ts';
import { replaceFile } from '../../run/replace-file.ts';
import type { Build } from '../build.ts';
import type { PrerenderOptions } from '../prerender-options.ts';

interface MenuFiles extends Pick<Build, 'output' | 'sites' | 'token' | 'table'> {
	readonly options: Pick<PrerenderOptions, 'backendUrl' | 'host' | 'timeout'>;
}

/** Name of the file with the details of a language's category menu. */
export function menuFile(lang: string): string {
	return menuDetailsPath(languageOf(lang).htmlLang).slice(1);
}

/** Writes pictures and deeper subcategories of each language's category menu, which the browser loads when a visitor is about to open it (0088). */
export async function writeMenuFiles({ output, sites: data, token, table, options }: MenuFiles): Promise<void> {
	const sites = data.map((data) => toSite(data, STANDARD_SHOP));
	const lacking = new Map(sites.flatMap(categoriesWithoutPicture).map((category) => [category.id, category]));
	const [first] = sites;
	if (!first) return;
	const { backendUrl, host, timeout } = options;
	const { appendLang } = readEnvironment();
	const { lang, languages } = first;
	const client = renewTokens(createClient({ baseUrl: backendUrl, host, lang, languages, appendLang, token, table, timeout, attempts: 1 }));
	const pictures = await loadCategoryPictures(client, [...lacking.values()], MENU_PICTURE_WIDTH);
	for (const site of sites) replaceFile(join(output, menuFile(site.lang)), JSON.stringify(toMenuDetails(site, pictures)));
}
