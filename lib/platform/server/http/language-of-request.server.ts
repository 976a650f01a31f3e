import { DEFAULT_LANGUAGE } from '../../config/default-language.ts';
import type { Language } from '../../config/languages.ts';

/** Code of the language that a call asks for: the base-lang header, else `lang` of its query, else the default one (Spec 7). */
export function languageOfRequest(request: Request, languages: readonly Language[]): string {
	const wanted = request.headers.get('base-lang') ?? new URL(request.url).searchParams.get('lang');
	return languages.some(({ code }) => code === wanted) && wanted !== null ? wanted : DEFAULT_LANGUAGE;
}
