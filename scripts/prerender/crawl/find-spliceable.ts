import type { SiteData } from '#lib/navigation/server/site.server.ts';
import type { Manifest } from '../manifest/manifest.ts';

/** Pages that a change of menus or labels alters. */
export interface Spliceable {
	/** Pages whose header or footer changed: their body is reused in the new template. */
	readonly outer: readonly string[];
	/** Pages whose body shows a changed menu or label: they are rendered. */
	readonly inner: readonly string[];
}

/** More pages with another body than this are rendered sooner by a whole crawl. */
const MOST_INNER = 2000;

/** What a change of menus and labels alters; null when a whole crawl is faster. */
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
