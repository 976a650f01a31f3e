import type { Market } from '../../../platform/market/market.ts';
import type { Database } from '../../tables.ts';
import type { Vocabulary } from '../dictionary/vocabulary.ts';
import type { Occasion } from '../sentence/find-occasions.ts';
import { toTerms } from '../to-terms.ts';
import { findNamedCategories } from './find-named-categories.ts';
import { toKinds } from './to-kinds.ts';

/** Ids of the categories that suit all occasions, or else the last of them that the shop has any for. Empty if it has none: a shop of another trade. */
export async function findOccasionKinds(
	db: Database,
	{ occasions, market, vocabulary }: { occasions: readonly Occasion[]; market: Market; vocabulary: Vocabulary },
): Promise<number[]> {
	const names = [...new Set(occasions.flatMap(({ kinds }) => kinds))].map((name) => ({ name, terms: toTerms(name, vocabulary) }));
	const named = await findNamedCategories(db, { terms: names.flatMap(({ terms }) => terms), vocabulary, market });
	const meant = new Map(names.map(({ name, terms }) => [name, toKinds(terms, named, vocabulary).meant]));
	const suiting = occasions.map(({ kinds }) => [...new Set(kinds.flatMap((name) => meant.get(name) ?? []))]).filter((ids) => ids.length > 0);
	const common = (suiting[0] ?? []).filter((id) => suiting.every((ids) => ids.includes(id)));
	return common.length > 0 ? common : (suiting.at(-1) ?? []);
}
