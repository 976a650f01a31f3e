import type { Database } from '../../../platform/database/tables.ts';
import type { Search } from '../search.ts';
import type { Part } from './part.ts';

/** Attributes of the meant kinds that the words name. */
export async function understandAttributes(
	_db: Database,
	_search: Pick<Search, 'sentence' | 'market' | 'vocabulary' | 'kinds' | 'categories' | 'terms'>,
): Promise<Part[]> {
	return [];
}
