import type { SiteData } from '#lib/navigation/server/site.server.ts';
import type { Manifest } from '../manifest/manifest.ts';

/** Pages that are affected by a change of menus or labels. */
export interface Spliceable {
	/** Pages of which only the template changed: their body is reused. */
	readonly outer: readonly string[];
	/** Pages whose body shows a changed menu or label: they are rendered again. */
	readonly inner: readonly string[];
}

/** Above this number of pages with a changed body a whole crawl is faster. */
const MOST_INNER = 2000;

/** Pages affected by changed menus and labels; null if a whole crawl is faster. */
export function findSpliceable(
	manifest: Pick<Manifest, 'templatesInUse' | 'screensReading' | 'pagesIn' | 'dependents'>,
	sites: readonly SiteData[],
): Spliceable | null {
	const outer: string[] = [];
	const inner = new Set<string>();
	for (const { id, lang, labels, menus } of manifest.templatesInUse()) {
		const site = sites.find((one) => one.lang === lang);
		if (!site) continue;
		const changedLabels = new Set([...Object.keys(labels), ...Object.keys(site.labels)].filter((name) => labels[name] !== site.labels[name]));
		const hasOtherMenus = JSON.stringify(menus) !== JSON.stringify(site.menus);
		if (changedLabels.size === 0 && !hasOtherMenus) continue;
		const screens = manifest.screensReading(lang, changedLabels);
		for (const { path, screen } of manifest.pagesIn(id)) {
			if (screens.has(screen)) inner.add(path);
			else outer.push(path);
			if (inner.size > MOST_INNER) return null;
		}
		if (hasOtherMenus) for (const path of manifest.dependents('menus')) inner.add(path);
	}
	return { outer, inner: [...inner] };
}
