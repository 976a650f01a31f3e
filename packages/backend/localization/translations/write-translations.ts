import { isMarket, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';
import { ENTITY_KINDS, isEntityKind, isTextKind } from './translatable.ts';
import type { TranslationEntry } from './translation-entry.ts';
import { writeEntityTranslations } from './write-entity-translations.ts';
import { writeTextTranslations } from './write-text-translations.ts';

export interface RefusedTranslation {
	readonly entry: TranslationEntry;
	readonly reason: 'unknown_kind' | 'unknown_field' | 'unknown_language' | 'unknown_entity' | 'invalid_text';
}

/** Maximum length of a translation in characters. */
const LONGEST = 200_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Writes translations, each with the Croatian text it was made from. If several entries are for the same field, the last one is used.
 * Returns the entries that could not be stored; all others are stored. Call `refreshDerived` after writing titles of products.
 */
export async function writeTranslations(db: Database, entries: readonly TranslationEntry[]): Promise<RefusedTranslation[]> {
	const refused: RefusedTranslation[] = [];
	const byKind = new Map<string, Map<string, TranslationEntry>>();
	for (const entry of entries) {
		const reason = findError(entry);
		if (reason !== null) refused.push({ entry, reason });
		else {
			const ofKind = byKind.get(entry.kind) ?? new Map<string, TranslationEntry>();
			byKind.set(entry.kind, ofKind.set(JSON.stringify([String(entry.id), entry.field, entry.language]), entry));
		}
	}
	for (const [kind, known] of byKind) {
		const rows = [...known.values()];
		const unknown = isEntityKind(kind) ? await writeEntityTranslations(db, kind, rows) : isTextKind(kind) ? await writeTextTranslations(db, kind, rows) : [];
		for (const entry of unknown) refused.push({ entry, reason: 'unknown_entity' });
	}
	return refused;
}

function findError({ kind, id, field, language, text }: TranslationEntry): RefusedTranslation['reason'] | null {
	if (!isMarket(language) || language === SOURCE_MARKET) return 'unknown_language';
	if (text !== null && (text.trim() === '' || text.length > LONGEST || text.includes('\0'))) return 'invalid_text';
	if (isTextKind(kind)) return String(id).includes('\0') ? 'unknown_entity' : null;
	if (!isEntityKind(kind)) return 'unknown_kind';
	if (!/^\d{1,9}$/.test(String(id))) return 'unknown_entity';
	if (field === 'slug') return text === null || SLUG.test(text) ? null : 'invalid_text';
	return ENTITY_KINDS[kind].fields.some((known) => known === field) ? null : 'unknown_field';
}
