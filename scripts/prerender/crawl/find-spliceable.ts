import type { SiteData } from '#lib/navigation/server/site.server.ts';
import type { ScreenName } from '#lib/screens/screen.ts';
import type { Manifest } from '../manifest/manifest.ts';

/** Pages that are affected by a change of menus or labels. */
export interface Spliceable {
	/** Templates of which only the surroundings of pages changed: the bodies are reused. */
	readonly outer: readonly OldTemplate[];
	/** Paths of pages whose body shows a changed menu or label: they are rendered again. */
	readonly inner: readonly string[];
}

/** A template that its pages have to leave. */
export interface OldTemplate {
	readonly id: string;
	/** Screens whose pages are rendered again. */
	readonly rendered: ReadonlySet<ScreenName>;
}

/** Above this number of pages with a changed body a whole crawl is faster. */
const MOST_INNER = 2000;

/** Pages affected by changed menus and labels; null if a whole crawl is faster. */
export function findSpliceable(
	manifest: Pick<Manifest, 'templatesInUse' | 'screensReading' | 'pagesIn' | 'dependents'>,
	sites: readonly SiteData[],
): Spliceable | null {
	const outer: OldTemplate[] = [];
	const inner = new Set<string>();
	for (const { id, lang, labels, menus } of manifest.templatesInUse()) {
		const site = sites.find((one) => one.lang === lang);
		if (!site) continue;
		const changedLabels = new Set([...Object.keys(labels), ...Object.keys(site.labels)].filter((name) => labels[name] !== site.labels[name]));
		const hasOtherMenus = JSON.stringify(menus) !== JSON.stringify(site.menus);
		if (changedLabels.size === 0 && !hasOtherMenus) continue;
		const rendered = manifest.screensReading(lang, changedLabels);
		outer.push({ id, rendered });
		for (const { path, screen } of rendered.size === 0 ? [] : manifest.pagesIn(id)) {
			if (rendered.has(screen)) inner.add(path);
			if (inner.size > MOST_INNER) return null;
		}
		if (hasOtherMenus) for (const path of manifest.dependents('menus')) inner.add(path);
	}
	return { outer, inner: [...inner] };
}
