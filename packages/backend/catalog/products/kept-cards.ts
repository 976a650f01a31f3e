import { LruMap } from '../../platform/cache/lru-map.ts';
import { sharedLookup } from '../../platform/database/shared-lookup.ts';
import type { Database } from '../../platform/database/tables.ts';
import { readChangedCardRows } from './product-rows.ts';
import { toCard } from './to-card.ts';

interface KeptCard {
	/** Of the rows that the card was made of. */
	version: string;
	/** JSON. */
	text: string;
}

/** Some 4 KB each. */
const MOST = 10_000;

/** Loads product cards as JSON text, in the order of the ids; those of products that do not exist are left out. Keeps them with the versions of their rows: the database sends only those that changed. */
export function keepCards(db: Database): (ids: readonly number[]) => Promise<string[]> {
	const cards = new LruMap<number, KeptCard>(MOST);
	const lookUp = sharedLookup(async (ids: readonly number[]) => {
		const kept = new Map(ids.map((id) => [id, cards.get(id)]));
		const texts = new Map<number, string>();
		const known = ids.map((id) => ({ id, version: kept.get(id)?.version }));
		for (const row of await readChangedCardRows(db, known)) {
			if (typeof row === 'number') texts.set(row, kept.get(row)?.text ?? '');
			else {
				const card = { version: row.version, text: JSON.stringify(toCard(row)) };
				cards.set(row.id, card);
				texts.set(row.id, card.text);
			}
		}
		return texts;
	});
	return async (ids) => {
		if (ids.length === 0) return [];
		const texts = await lookUp(ids);
		return ids.flatMap((id) => texts.get(id) ?? []);
	};
}
