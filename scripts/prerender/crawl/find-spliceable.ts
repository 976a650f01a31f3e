import type { SiteData } from '#lib/server/site.server.ts';
import type { Manifest } from '#scripts/prerender/manifest/manifest.ts';

export interface Spliceable {
	/** Pages that stand between menus or labels which are no longer those of the site. */
	readonly outer: readonly string[];
	/** Pages that show one of them themselves. */
	readonly inner: readonly string[];
}

/** So many pages that say something else are had sooner by a whole crawl. */
const MOST_INNER = 2000;

/** What a change of menus and labels alters; null where a whole crawl is the shorter way. */
export function findSpliceable(
	manifest: Pick<Manifest, 'templatesInUse' | 'screensWith' | 'pagesIn' | 'dependents'>,
	sites: readonly SiteData[],
): Spliceable | null {
	const outer: string[] = [];
	const inner = new Set<string>();
	for (const { id, lang, labels, menus } of manifest.templatesInUse()) {
		const site = sites.find((one) => one.lang === lang);
		if (!site) continue;
		const changed = new Set([...Object.keys(labels), ...Object.keys(site.labels)].filter((name) => labels[name] !== site.labels[name]));
		const hasOtherMenus = JSON.stringify(menus) !== JSON.stringify(site.menus);
		if (changed.size === 0 && !hasOtherMenus) continue;
		const screens = manifest.screensWith(lang, changed);
		for (const { path, screen } of manifest.pagesIn(id)) {
			if (screens.has(screen)) inner.add(path);
			else outer.push(path);
			if (inner.size > MOST_INNER) return null;
		}
		if (hasOtherMenus) for (const path of manifest.dependents('menus')) inner.add(path);
	}
	return { outer, inner: [...inner] };
}
