import { DEFAULT_LANGUAGE } from '#lib/platform/config/default-language.ts';
import type { Language } from '#lib/platform/config/languages.ts';

/** Code of the language in a path's prefix, among the enabled ones; the default one has no prefix (Spec 1, D4). */
export function languageOfPath(path: string, languages: readonly Language[]): string {
	const found = languages.find(({ base_url }) => base_url !== '/' && path.startsWith(base_url));
	return found?.code ?? DEFAULT_LANGUAGE;
}

/** Redirect target of a path with the default language's prefix: `/hr/tv/` -> `/tv/`; null for other paths (D4). */
export function withoutDefaultPrefix(path: string): string | null {
	const prefix = `/${DEFAULT_LANGUAGE}/`;
	return path.startsWith(prefix) ? path.slice(prefix.length - 1) : null;
}
