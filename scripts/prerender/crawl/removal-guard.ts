import { toHomePath } from '#lib/platform/config/default-language.ts';
import type { PagePlace } from '../manifest/page-record.ts';
import type { Failure } from '../render/failure.ts';

/** Limit on the pages that a build may remove. */
export interface RemovalLimit {
	/** Percent of the pages of one content type in one language; 20 by default. */
	readonly removalLimit?: number;
	/** Removes any number of pages. */
	readonly allowRemoval?: boolean;
}

/** Default limit in percent (D46). */
export const REMOVAL_LIMIT = 20;

interface RemovalRule {
	/** Number of pages of the same language and content type before this build; counting may end at `enough`. */
	readonly countBefore: (like: PagePlace, enough: number) => number;
	/** Percent of the pages of one content type in one language that a build may remove. */
	readonly percent: number;
	/** Enabled languages: all pages of a disabled language may be removed. */
	readonly langs: readonly string[];
}

/** An editor may remove this many pages by hand: they are removed whatever their share, unless they are all pages of their type. */
const FEW = 2;

/**
 * Reasons against removing pages (D46): they include the home page, too large a share of a content type, or all of it. That is what a wrongly empty
 * answer of the backend would cause. Empty if the pages may be removed.
 */
export function refuseRemoval(doomed: readonly PagePlace[], { countBefore, percent, langs }: RemovalRule): Failure[] {
	const guarded = doomed.filter(({ lang }) => langs.includes(lang));
	const homes = guarded
		.filter(({ path, lang }) => path === toHomePath(lang))
		.map(({ path }) => refusal(path, 'this home page would be removed, so no page was'));
	const groups = Map.groupBy(guarded, ({ lang, type }) => `${type} (${lang})`);
	const types = [...groups].flatMap(([name, [first, ...others]]) => {
		if (first === undefined) return [];
		const removed = 1 + others.length;
		// As many pages that their share is small enough; for a few, that one is left.
		const enough = percent === 0 ? Number.MAX_SAFE_INTEGER : Math.ceil((removed * 100) / percent);
		const wanted = removed <= FEW ? Math.min(removed + 1, enough) : enough;
		const pages = countBefore(first, wanted);
		return pages < wanted ? [refusal(name, `${removed} of ${pages} pages would be removed, more than ${percent} % (REMOVAL_LIMIT), so no page was`)] : [];
	});
	return [...homes, ...types];
}

function refusal(url: string, reason: string): Failure {
	const cause = `${reason}. Check what the backend answers for it. If the pages are to go, run \`npm run prerender -- --allow-removal\` once`;
	return { url, cause, unreachable: false };
}
