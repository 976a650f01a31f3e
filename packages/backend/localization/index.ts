/** Localizes a path that contains no entity, such as the links in mails; Croatian for an unknown language. */
export { localizePath } from './addresses/localize-path.ts';
export {
	/** Paths that Croatian paths of entities have in all other markets. */
	findTranslatedPaths,
	/** Croatian paths of entities in a market, in their order; null for what the market does not have. */
	localizePaths,
} from './addresses/localize-paths.ts';
/** Localizes a Croatian response to the language and currency of a market, as JSON. With only one language, Croatian responses are not changed. */
export { localize } from './localize.ts';
/** Localizes a Croatian response: its URLs, and the texts of the entities that they lead to. Entities that the market does not have are left out of lists; null if the response itself is such an entity. Handlers always respond in Croatian. */
export { localizeAnswer } from './localize-answer.ts';
/** Replaces the blocks of rows by the market's own blocks, if it has any. They refer to entities by code, like the Croatian ones. */
export { localizeBlocks } from './localize-blocks.ts';
export {
	/** Spread into a record of a response to mark the entity whose texts it contains, so that they are translated. */
	ofEntity,
	/** JSON of a response with the marks of `ofEntity`, to be read by `takeEntity`. */
	toNamedJson,
} from './text-entity.ts';
/** Replaces localized slugs, services and prices of a request by the Croatian ones; Croatian values are not changed. */
export { toSourceRequest } from './to-source-request.ts';
/** Keeps translations of texts whose id is the Croatian text itself when that text is reworded: they are copied to the new text and count as outdated. New texts that already have translations keep those. If several texts change to the same text, the first one is used. */
export { carryOver } from './translations/carry-over.ts';
/** Marks a category, an author or a tag as missing in a market if all of its posts are missing there. A tag has the same translated slug for posts as for products. Call it after posts, their tags and their translations are written. */
export { deriveArticleMarkets } from './translations/derive-article-markets.ts';
export {
	/** Translations of entity fields whose Croatian text has changed. A translation without a known source counts as current. */
	listOutdatedFields,
	/** Translations of short texts whose Croatian text has changed or was deleted. Reads all products. */
	listOutdatedTexts,
	/** A translation whose source text has changed or was deleted. */
	type OutdatedTranslation,
} from './translations/list-outdated.ts';
/** Translation of one field of one entity. */
/** Translations of phrases that stand nowhere. */
export { listUnplaced } from './translations/list-unplaced.ts';
/** The stored translation of one field in one language, without fallback; null if there is none. */
export { readTranslation } from './translations/read-translation.ts';
/** Replaces the stored translations of entities; entities whose `translations` is undefined keep theirs. Call it after the entities are written. Only rows that differ are written, because each write counts as a change of the whole site. */
export { replaceTranslations } from './translations/replace-translations.ts';
/** A short text of the source language, and where it occurs. */
export type { SourceText } from './translations/source-texts.ts';
export {
	/** Kinds of entities with their own URL. An entity is identified by its id in `table`. Translations of its `fields` are stored in `translations`, together with the slug. */
	ENTITY_KINDS,
	/** Whether entities of a kind have translated fields. */
	isEntityKind,
} from './translations/translatable.ts';
export {
	/** Translates a short Croatian text: texts by market. Markets that are omitted show the Croatian text. */
	type TextTranslator,
	/** Stores the translations of all short texts of the shop. */
	translateTexts,
} from './translations/translate-texts.ts';
export type { TranslationEntry } from './translations/translation-entry.ts';
/** Upserts rows by key. All rows must have the same columns. Their translations are stored with them. */
export { upsert } from './translations/upsert.ts';
/** Gives the parts of a whole, such as a menu, ids for their translations: their own id, else the whole's id and their position. */
export { withIds } from './translations/with-ids.ts';
/** Sets whether a market has entities; they are available by default. Only rows that differ are written. */
export { writeAvailability } from './translations/write-availability.ts';
/** Writes only rows that differ. */
export { storeTextTranslations } from './translations/write-text-translations.ts';
export {
	/** A translation that was not stored, with the reason. */
	type RefusedTranslation,
	/** Writes translations, each with the Croatian text it was made from. If several entries are for the same field, the last one is used. Returns the entries that could not be stored; all others are stored. Call `refreshDerived` after writing titles of products. */
	writeTranslations,
} from './translations/write-translations.ts';
