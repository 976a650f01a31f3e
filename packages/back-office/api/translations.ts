import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

/** Which field of what is translated into which language. */
export interface TranslationPlace {
	readonly kind: string;
	readonly id: string;
	readonly field: string;
	readonly language: string;
}

/** Texts are shortened. */
export interface OutdatedTranslation extends TranslationPlace {
	readonly text: string;
	/** The Croatian text that was translated; null if it is not known. */
	readonly source: string | null;
	/** The Croatian text now; null if there is none any more. */
	readonly wording: string | null;
}

export interface OutdatedTranslations {
	readonly items: readonly OutdatedTranslation[];
	readonly unplaced: readonly { readonly language: string; readonly source: string; readonly text: string }[];
}

export const readOutdated = read<OutdatedTranslations>('/outdated-translations');

export const readTranslatedText = ({ kind, id, field, language }: TranslationPlace): Read<{ readonly text: string | null }> =>
	read<{ readonly text: string | null }>('/translated-text')({ kind, id, field, language });

/** Null deletes the translation. */
export const saveTranslatedText = (place: TranslationPlace, text: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/translated-texts', body: { ...place, text } });
