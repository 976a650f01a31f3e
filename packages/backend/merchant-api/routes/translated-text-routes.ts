import Type, { type Static } from 'typebox';
import { markRefreshDue } from '../../listing/index.ts';
import {
	ENTITY_KINDS,
	isEntityKind,
	listOutdatedFields,
	listOutdatedTexts,
	listUnplaced,
	type OutdatedTranslation,
	type RefusedTranslation,
	readTranslation,
	writeTranslations,
} from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { MARKETS, SOURCE_MARKET } from '../../platform/market/market.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { Nothing, Nullable } from '../schemas/common.ts';
import { Strict, Text } from '../schemas/text.ts';

const SCOPES = ['content:write'] as const;
/** Rows of each list. */
const MOST = 200;
/** Characters of a text in the lists. */
const LONGEST_SHOWN = 160;
const OTHER_KINDS = Object.keys(ENTITY_KINDS)
	.filter(isEntityKind)
	.filter((kind) => kind !== 'product');

const place = {
	/** Such as `product` or `attribute_value`. */
	kind: Text(40),
	/** Id of the thing in the shop, or the Croatian text itself; depends on the kind. */
	id: Text(600),
	field: Text(600),
	language: Type.Enum(MARKETS.filter((market) => market !== SOURCE_MARKET)),
};
const Translated = Strict({ ...place, language: Type.String(), text: Nullable(Type.String()) });

const Outdated = Strict({
	...{ kind: Type.String(), id: Type.String(), field: Type.String(), language: Type.String() },
	/** Beginning of the translation. */
	text: Type.String(),
	/** Beginning of the Croatian text that was translated; null if it is not known. */
	source: Nullable(Type.String()),
	/** Beginning of the Croatian text now; null if there is none any more. */
	wording: Nullable(Type.String()),
});

const OutdatedTranslations = Strict({
	items: Type.Array(Outdated),
	/** From the old records by Croatian text. */
	unplaced: Type.Array(Strict({ language: Type.String(), source: Type.String(), text: Type.String() })),
});
export type OutdatedTranslations = Static<typeof OutdatedTranslations>;

const REASONS: Readonly<Record<RefusedTranslation['reason'], { readonly field: string; readonly reason: string }>> = {
	unknown_kind: { field: 'kind', reason: 'is not known' },
	unknown_field: { field: 'field', reason: 'is not translated' },
	unknown_language: { field: 'language', reason: 'is no other language of the shop' },
	unknown_entity: { field: 'id', reason: 'nothing has this id and field' },
	invalid_text: { field: 'text', reason: 'cannot be the translation' },
};

export const TRANSLATED_TEXT_ROUTES = [
	route({
		...{ method: 'GET', path: '/outdated-translations', operationId: 'listOutdatedTranslations', scopes: SCOPES },
		summary: `Translations whose Croatian text has changed since, up to ${MOST} of products or of all else, and those whose text is nowhere any more`,
		params: Nothing,
		query: Type.Object({ of: Type.Optional(Type.Enum(['products', 'others'])) }),
		body: null,
		response: OutdatedTranslations,
		async handle({ db, query: { of = 'others' } }) {
			const outdated =
				of === 'products'
					? await listOutdatedFields(db, ['product'], MOST)
					: [...(await listOutdatedTexts(db, MOST)), ...(await listOutdatedFields(db, OTHER_KINDS, MOST))];
			const unplaced = await listUnplaced(db, MOST);
			return {
				items: outdated.slice(0, MOST).map(toOutdated),
				unplaced: unplaced.map(({ lang, source, text }) => ({ language: lang, source: cut(source), text: cut(text) })),
			};
		},
	}),
	route({
		...{ method: 'GET', path: '/translated-text', operationId: 'getTranslatedText', scopes: SCOPES },
		summary: 'The stored translation of one field in one language; null without one',
		params: Nothing,
		query: Type.Object(place),
		body: null,
		response: Translated,
		handle: async ({ db, query }) => read(db, query),
	}),
	route({
		...{ method: 'PUT', path: '/translated-texts', operationId: 'saveTranslatedText', scopes: SCOPES },
		summary: 'Translates one field of anything into one language; null deletes the translation',
		params: Nothing,
		query: Nothing,
		body: Strict({ ...place, text: Nullable(Text(200_000)) }),
		response: Translated,
		handle: ({ db, log, body }) =>
			inLoggedTransaction({ db, log }, async (trx) => {
				const [refused] = await writeTranslations(trx, [body]);
				if (refused !== undefined) return new FieldErrors([REASONS[refused.reason]]);
				await markRefreshDue(trx, 0);
				return read(trx, body);
			}),
	}),
];

const read = async (db: Database, { kind, id, field, language }: Omit<Static<typeof Translated>, 'text'>): Promise<Static<typeof Translated>> => ({
	...{ kind, id, field, language },
	text: await readTranslation(db, { kind, id, field, language }),
});

const toOutdated = ({ kind, id, field, lang, text, source, wording }: OutdatedTranslation): Static<typeof Outdated> => ({
	...{ kind, id, field, language: lang, text: cut(text) },
	...{ source: source === null ? null : cut(source), wording: wording === null ? null : cut(wording) },
});

/** Whole characters: half of a surrogate pair would be no JSON. */
const cut = (text: string): string => (text.length > LONGEST_SHOWN ? `${[...text.slice(0, LONGEST_SHOWN)].slice(0, -1).join('')}…` : text);
