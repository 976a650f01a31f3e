import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../../platform/database/tables.ts';
import { toCodePointOrder } from './code-point-order.ts';

interface Manufacturer {
	title: string;
	/** In the order of UTF-16 units. */
	order: string;
}

/** Names of manufacturers and attribute values, read when first shown and kept until content that many pages show changes. */
export class Names {
	#manufacturers = new Map<number, Manufacturer>();
	#values = new Map<number, string>();

	forget(): void {
		// Those who still read the old ones keep them.
		this.#manufacturers = new Map();
		this.#values = new Map();
	}

	/** The names of these ids and perhaps others. */
	async read(db: Database, ids: { manufacturers: readonly number[]; values: readonly number[] }) {
		const [manufacturers, values] = [this.#manufacturers, this.#values];
		const missing = { manufacturers: ids.manufacturers.filter((id) => !manufacturers.has(id)), values: ids.values.filter((id) => !values.has(id)) };
		if (missing.manufacturers.length + missing.values.length > 0) {
			const { rows } = await sql<{ kind: 'manufacturer' | 'value'; id: number; title: string; sort_title: string }>`
				select 'manufacturer' as kind, id, title, sort_title from manufacturers where id = any(${idList(missing.manufacturers)})
				union all select 'value', id, value, '' from attribute_values where id = any(${idList(missing.values)})
			`.execute(db);
			for (const { kind, id, title, sort_title } of rows) {
				if (kind === 'value') values.set(id, title);
				else manufacturers.set(id, { title, order: toCodePointOrder(sort_title) });
			}
		}
		return { manufacturers, values };
	}
}
