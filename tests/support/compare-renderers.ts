import '#lib/platform/server/http/production.server.ts';
import { resolve } from 'node:path';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { startOfDay } from '#lib/platform/time/dates.ts';
import type { LoadedPage } from '#lib/screens/screen.ts';
import { openBuild } from '#renderer/document/open-build.server.ts';
import { openVikeBuild } from '#scripts/build/open-vike-build.ts';

/** Prints, for one address per screen and some hostile contents, whether both renderers produce the same document. */
const client = unwrap(await connect({ baseUrl: process.argv[2] ?? '', host: 'localhost', lang: 'hr' }));
const site = await loadSite(client, startOfDay(new Date()));
const folder = resolve('dist/server');
const build = await openBuild(folder);
const { renderWithVike } = await openVikeBuild(folder);
const labels = '/assets/labels/hr.0123456789';
const renderer = await build.rendererOf(site, labels);

const [product] = unwrap(await client.call('_get_hapi_catalog_products', { limit: 1 })).items;
const [post] = unwrap(await client.call('_get_hapi_publish_posts', { limit: 1 })).items;
const paths = [
	...new Set([...site.routes.flatMap(({ path }) => path ?? []), product?.url_without_domain ?? '/', post?.url_without_domain ?? '/', '/nema-ga/']),
];

const results = [];
const seen = new Set<string>();
for (const path of paths) {
	const outcome = await loadPath({ path, client, site });
	if (outcome.kind !== 'page' && outcome.kind !== 'not-found') continue;
	const { loaded } = outcome;
	if (seen.has(loaded.content.screen)) continue;
	seen.add(loaded.content.screen);
	results.push(await compare(loaded), await compare(withHostileTexts(loaded)));
}
console.log(JSON.stringify(results));

async function compare(loaded: LoadedPage) {
	await renderer.loadScreen(loaded.content.screen);
	const html = renderer.render(renderer.outline(loaded), await renderer.renderBody(loaded));
	const slow = await renderWithVike(loaded, site, build.filesOf(site, labels));
	const at = [...html].findIndex((sign, index) => sign !== slow[index]);
	return {
		path: loaded.path,
		screen: loaded.content.screen,
		same: html === slow,
		firstDifference: html === slow ? '' : `${html.slice(at - 60, at + 60)} ≠ ${slow.slice(at - 60, at + 60)}`,
	};
}

/** The page with a title that could end a script, look like a type mark or break an attribute. */
function withHostileTexts(loaded: LoadedPage): LoadedPage {
	const title = '!undefined </script><b>"\'&amp; \u2028 č';
	return {
		...loaded,
		content: { ...loaded.content, props: { ...loaded.content.props, title } },
		head: { ...loaded.head, title, description: title },
	} as LoadedPage;
}
