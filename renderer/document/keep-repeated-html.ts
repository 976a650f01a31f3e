import type { RepeatedHtml } from '#components/ui/repeated-html.ts';
import type { ScreenName } from '#lib/screens/screen.ts';

/** The cached HTML of a screen in a language. */
export type RepeatedOn = (lang: string, screen: ScreenName) => RepeatedHtml;

/**
 * Caches HTML that pages share, by screen, because the labels that a page reads are recorded for its screen. Only the language that was rendered last is kept, because the
 * build renders one language after another and ten of them would need ten times the memory.
 */
export function keepRepeatedHtml(): RepeatedOn {
	const byScreen = new Map<ScreenName, RepeatedHtml>();
	let last = '';
	return (lang, screen) => {
		if (lang !== last) byScreen.clear();
		last = lang;
		const known = byScreen.get(screen) ?? new Map();
		byScreen.set(screen, known);
		return known;
	};
}
