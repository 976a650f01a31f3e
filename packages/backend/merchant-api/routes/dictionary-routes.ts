import Type, { type Static } from 'typebox';
import {
	DICTIONARIES,
	type DictionaryText,
	editDictionary,
	isWordLanguage,
	parseDictionaryText,
	readOwnDictionary,
	readOwnLanguages,
	toDictionaryText,
	WORD_LANGUAGES,
	type WordLanguage,
} from '../../listing/index.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Items, Nothing } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;
const ByLanguage = Type.Object({ language: Type.String({ pattern: '^[a-z]{2}$' }) });
const Part = Type.String({ maxLength: 60_000 });

const parts = {
	/** A group of words a line, each of which finds what the others find: `laptop, notebook, prijenosnik`. */
	groups: Part,
	/** One a line: `iPhone > mobitel` finds what the right side finds, but not the reverse. */
	leads: Part,
	/** Words without meaning for a search, separated by commas. */
	fillers: Part,
	/** Units and how else they are written, one a line: `in > inča, col`. */
	units: Part,
};
const Dictionary = Strict({ language: Type.String(), ...parts, usual: Type.Boolean() });
export type SearchWords = Static<typeof Dictionary>;

const PARTS = ['groups', 'leads', 'fillers', 'units'] as const;
const EMPTY: DictionaryText = { groups: '', leads: '', fillers: '', units: '' };

export const DICTIONARY_ROUTES = [
	route({
		...{ method: 'GET', path: '/search-words', operationId: 'listSearchWords', scopes: SCOPES },
		summary: 'Languages whose search has words of its own; `usual`: the words that the shop comes with',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Items(Strict({ language: Type.String(), usual: Type.Boolean() })),
		async handle({ db }) {
			const own = await readOwnLanguages(db);
			return { items: Object.keys(WORD_LANGUAGES).map((language) => ({ language, usual: !own.has(language) })) };
		},
	}),
	route({
		...{ method: 'GET', path: '/search-words/:language', operationId: 'getSearchWords', summary: 'Words of the search of a language', scopes: SCOPES },
		params: ByLanguage,
		query: Nothing,
		body: null,
		response: Dictionary,
		handle: async ({ db, params: { language } }) =>
			isWordLanguage(language) ? toWords(language, await readOwnDictionary(db, language)) : notFound(`language ${language}`),
	}),
	route({
		...{ method: 'PUT', path: '/search-words/:language', operationId: 'saveSearchWords', inOneTransaction: true, scopes: SCOPES },
		summary: 'Replaces the words of the search of a language; searches follow at once',
		params: ByLanguage,
		query: Nothing,
		body: Strict(parts),
		response: Dictionary,
		async handle({ db, params: { language }, body }) {
			if (!isWordLanguage(language)) return notFound(`language ${language}`);
			const wrong = PARTS.flatMap((part) => {
				const parsed = parseDictionaryText({ ...EMPTY, [part]: body[part] });
				return 'wrong' in parsed ? [{ field: part, reason: `this line is not clear: ${parsed.wrong.slice(0, 100)}` }] : [];
			});
			const parsed = parseDictionaryText(body);
			if ('wrong' in parsed) return new FieldErrors(wrong);
			await editDictionary(db, language, parsed.dictionary);
			return toWords(language, await readOwnDictionary(db, language));
		},
	}),
	route({
		...{ method: 'DELETE', path: '/search-words/:language', operationId: 'resetSearchWords', inOneTransaction: true, scopes: SCOPES },
		summary: 'Goes back to the words that the shop comes with',
		params: ByLanguage,
		query: Nothing,
		body: null,
		response: Dictionary,
		async handle({ db, params: { language } }) {
			if (!isWordLanguage(language)) return notFound(`language ${language}`);
			await editDictionary(db, language, null);
			return toWords(language, await readOwnDictionary(db, language));
		},
	}),
];

function toWords(language: WordLanguage, own: Awaited<ReturnType<typeof readOwnDictionary>>): Static<typeof Dictionary> {
	return { language, ...toDictionaryText(own ?? DICTIONARIES[language]), usual: own === undefined };
}
