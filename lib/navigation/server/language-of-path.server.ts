import { DEFAULT_LANGUAGE } from '#lib/platform/config/default-language.ts';
import type { Language } from '#lib/platform/config/languages.ts';

/** Code of the language that a path's prefix names among those that are on; the default one has no prefix (Spec 1, D4). */
export function languageOfPath(path: string, languages: readonly Language[]): string {
	const found = languages.find(({ base_url }) => base_url !== '/' && path.startsWith(base_url));
	return found?.code ?? DEFAULT_LANGUAGE;
}

/** Where a path with the prefix of the default language belongs: `/hr/tv/` -> `/tv/`; null for any other path (D4). */
export function withoutDefaultPrefix(path: string): string | null {
	const prefix = `/${DEFAULT_LANGUAGE}/`;
	return path.startsWith(prefix) ? path.slice(prefix.length - 1) : null;
}
