import { sql } from 'kysely';
import { LruMap } from '../../platform/cache/lru-map.ts';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../../platform/database/tables.ts';

/** Croatian texts by which a hit is ranked. */
interface HitText {
	title: string;
	manufacturer: string | null;
	category: string;
}

/** Some 400 bytes each. */
const MOST = 20_000;

/** Texts of the first hits of searches, kept until they change. */
export class HitTexts {
	readonly #texts = new LruMap<number, HitText>(MOST);
	/** Counts changes: what was read while something changed is not kept. */
	#changes = 0;

	/** `ids`: products whose texts may have changed; null for all. */
	forget(ids: readonly number[] | null): void {
		if (ids?.length === 0) return;
		this.#changes += 1;
		if (ids === null) this.#texts.clear();
		else for (const id of ids) this.#texts.delete(id);
	}

	/** By product; those that do not exist are missing. */
	async read(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, HitText>> {
		const found = new Map<number, HitText>();
		for (const id of ids) {
			const kept = this.#texts.get(id);
			if (kept !== undefined) found.set(id, kept);
		}
		const missing = ids.filter((id) => !found.has(id));
		if (missing.length === 0) return found;
		const changes = this.#changes;
		const { rows } = await sql<HitText & { id: number }>`
			select p.id, p.title, m.title as manufacturer, c.title as category
			from products p join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id
			where p.id = any(${idList(missing)})
		`.execute(db);
		for (const { id, ...text } of rows) {
			found.set(id, text);
			if (changes === this.#changes) this.#texts.set(id, text);
		}
		return found;
	}
}
