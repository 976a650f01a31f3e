import type { RepeatedHtml } from '#components/ui/repeated-html.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import type { ScreenName } from '#lib/screens/screen.ts';

/** The cached HTML of a screen on a site. */
export type RepeatedOn = (site: Site, screen: ScreenName) => RepeatedHtml;

/**
 * Caches HTML that pages share, by screen, because the labels that a page reads are recorded for its screen. Only that of the site that was rendered last is kept: a build
 * renders one language after another, and ten would need ten times the memory. A site that was loaded again, for example with other labels, starts with an empty cache.
 */
export function keepRepeatedHtml(): RepeatedOn {
	const byScreen = new Map<ScreenName, RepeatedHtml>();
	let last: Site | undefined;
	return (site, screen) => {
		if (site !== last) byScreen.clear();
		last = site;
		const known = byScreen.get(screen) ?? { fragments: new Map(), ofObjects: new WeakMap() };
		byScreen.set(screen, known);
		return known;
	};
}
