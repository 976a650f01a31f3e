import { toHomePath } from '#lib/config/default-language.ts';
import type { Failure } from '#scripts/prerender/render/worker-messages.ts';

/** A page of the manifest: its address, language and content type. */
export interface PagePlace {
	readonly path: string;
	readonly lang: string;
	readonly type: string;
}

/** How many pages of a content type in a language there are. */
export interface PageCount {
	readonly lang: string;
	readonly type: string;
	readonly pages: number;
}

/** Where nothing else is set (D46). */
export const REMOVAL_LIMIT = 20;

interface RemovalRule {
	/** Pages that there were before this build. */
	readonly counts: readonly PageCount[];
	/** Percent of the pages of one content type in one language that a build may remove. */
	readonly percent: number;
	/** Languages that are on: the pages of one that was turned off may all go. */
	readonly langs: readonly string[];
}

/** So many pages an editor takes out by hand, whatever their share is, as long as some of their type are left. */
const FEW = 2;

const MEANT = 'If this is meant, run `npm run prerender -- --allow-removal` once';

/**
 * What stands against removing pages (D46): the home page is among them, or too large a share of a content type, or all of it. An answer of the backend that is empty
 * by mistake looks just like that. Empty where the pages may go.
 */
export function refuseRemoval(doomed: readonly PagePlace[], { counts, percent, langs }: RemovalRule): Failure[] {
	const meant = doomed.filter(({ lang }) => langs.includes(lang));
	const homes = meant.filter(({ path, lang }) => path === toHomePath(lang)).map(({ path }) => refusal(path, 'this home page would be removed, so nothing was'));
	const groups = Map.groupBy(meant, ({ lang, type }) => `${type} (${lang})`);
	const types = [...groups].flatMap(([name, { length, 0: first }]) => {
		const pages = counts.find(({ lang, type }) => lang === first?.lang && type === first.type)?.pages ?? 0;
		const isTooMuch = length * 100 > pages * percent && (length > FEW || length >= pages);
		return isTooMuch ? [refusal(name, `${length} of ${pages} pages would be removed, more than ${percent} % (REMOVAL_LIMIT), so nothing was`)] : [];
	});
	return [...homes, ...types];
}

function refusal(url: string, what: string): Failure {
	return { url, cause: `${what}. See what the backend answers for it. ${MEANT}`, unreachable: false };
}
