import type { OutdatedTranslations } from '@titraj/backend/merchant-api/routes/translated-text-routes.ts';
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

export const readOutdated = read<OutdatedTranslations>('/outdated-translations');

export const readTranslatedText = ({ kind, id, field, language }: TranslationPlace): Read<{ readonly text: string | null }> =>
	read<{ readonly text: string | null }>('/translated-text')({ kind, id, field, language });

/** Null deletes the translation. */
export const saveTranslatedText = (place: TranslationPlace, text: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/translated-texts', body: { ...place, text } });
