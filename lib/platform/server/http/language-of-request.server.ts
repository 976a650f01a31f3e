import { DEFAULT_LANGUAGE } from '../../config/default-language.ts';
import type { Language } from '../../config/languages.ts';

/** Language code of a call: the base-lang header, else `lang` in its query, else the default one (Spec 7). */
export function languageOfRequest(request: Request, languages: readonly Language[]): string {
	const wanted = request.headers.get('base-lang') ?? new URL(request.url).searchParams.get('lang');
	return languages.some(({ code }) => code === wanted) && wanted !== null ? wanted : DEFAULT_LANGUAGE;
}
