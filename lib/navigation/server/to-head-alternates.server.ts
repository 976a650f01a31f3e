import { DEFAULT_LANGUAGE } from '#lib/platform/config/default-language.ts';
import { languageOf } from '#lib/platform/config/languages.ts';
import type { HeadModel } from '../head.ts';
import type { Site } from './site.server.ts';

interface Page {
	readonly path: string;
	readonly status?: number;
	readonly head: Partial<HeadModel>;
	readonly alternates?: Readonly<Record<string, string>> | undefined;
}

/**
 * The page in each language that has it, including its own, and the Croatian one as default (D5). Empty if there is only one language, or
 * the page is not the first of a list.
 */
export function toHeadAlternates(site: Site, { path, status = 200, head, alternates }: Page): HeadModel['alternates'] {
	if (site.languages.length < 2 || status !== 200 || (head.canonical ?? path) !== path) return [];
	const known = alternates ?? site.matchRoute(path)?.entry.alternates ?? {};
	const named = site.languages.flatMap((code) => {
		const there = known[code];
		return there === undefined ? [] : [{ hreflang: languageOf(code).htmlLang, path: there }];
	});
	if (named.length < 2 || known[site.lang] !== path) return [];
	const anywhere = known[DEFAULT_LANGUAGE];
	return anywhere === undefined ? named : [...named, { hreflang: 'x-default', path: anywhere }];
}
