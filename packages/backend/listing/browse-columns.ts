import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { findCategoryIds } from '../catalog/categories/find-category.ts';
import type { Sort } from '../catalog/products/product-order.ts';
import type { Database } from '../platform/database/tables.ts';
import { SOURCE_MARKET } from '../platform/market/market.ts';
import { toFailures, toTable } from './columns/column-filters.ts';
import { countCategories } from './columns/count-categories.ts';
import { countSlots, MAX_CHOSEN, type SlotCounts } from './columns/count-slots.ts';
import { firstSlots, toCompare } from './columns/first-slots.ts';
import type { CurrentColumns, ListIndex } from './columns/list-index.ts';
import { nameCounts } from './columns/name-counts.ts';
import type { ProductColumns } from './columns/product-columns.ts';
import { rankSlots } from './columns/rank-slots.ts';
import { searchColumns, toSlots } from './columns/search-columns.ts';
import type { SlotGroup } from './columns/slot-groups.ts';
import type { Browsed } from './facets/browse-products.ts';
import { readFilters } from './facets/filters.ts';
import type { Choices } from './facets/find-choices.ts';
import { toFacets } from './facets/to-facets.ts';
import type { Hit } from './search/rank-hits.ts';
import { MAX_CANDIDATES, type RankedPage, readMarketHits, toRankedPage } from './search/rank-page.ts';
import type { Search } from './search/read-search.ts';

interface Asked {
	query: ProductsQuery;
	sort: Sort;
	choices: Choices;
	search: Search | null;
	page: RankedPage;
}

/** Whether columns hold everything that a query asks for. */
export const isInColumns = ({ query, sort, choices, search, page }: Asked): boolean =>
	[query.ids, query.item_id, query.item_slug, query.list_code, query.tag_id].every((value) => value === undefined) &&
	(search !== null || sort !== 'relevance') &&
	choices.values.size <= MAX_CHOSEN &&
	page.offset + page.limit <= MAX_CANDIDATES;

/** One page of a list with its counts, like `browseProducts`; null if the columns are being read. `known`: what they hold now, if the caller has just asked. */
export async function browseColumns(db: Database, index: ListIndex, asked: Asked, known: CurrentColumns | null): Promise<Browsed | null> {
	const { query, choices } = asked;
	const filters = readFilters(query, choices.values);
	const isNow = known !== null && filters.categories.length === 0;
	const categories = filters.categories.length === 0 ? [] : await findCategoryIds(db, { ids: filters.categories });
	const current = isNow ? known : await index.current();
	if (current === null) return null;
	const { columns, names } = current;
	const byCategory = !choices.isOne || filters.categories.length > 0;
	const isPacked = isOfCategories(asked) && choices.categories.map((id) => columns.isWorthPacking(id)).every(Boolean);
	const counts = isPacked ? countWhole() : await countSome();
	const [ids, facets] = await Promise.all([toPage(db, current, counts.passing, asked), query.facets ? nameFacets() : undefined]);
	return { ids, total: counts.passing.length, ...(facets && { facets }) };

	function countWhole(): SlotCounts {
		const attributes = query.facets ? choices.attributes.map(({ id }) => id) : [];
		return countCategories(columns, { categories: choices.categories, query, filters, selected: categories, attributes, groups: query.facets === true });
	}

	async function countSome(): Promise<SlotCounts> {
		return countSlots(columns, {
			groups: await toGroups(db, columns, asked),
			isListed: toIsListed(columns, asked),
			failures: toFailures(columns, query, { filters, categories }),
			filters,
			counts: { groups: query.facets === true, values: query.facets === true && choices.attributes.length > 0 },
		});
	}

	async function nameFacets() {
		return toFacets(await nameCounts(db, { columns, names, counts, filters, attributes: choices.attributes, byCategory }), filters, choices.attributes);
	}
}

/** Whether a list consists of whole categories, apart from its filters. */
const isOfCategories = ({ query, search }: Asked): boolean => search === null && query.manufacturer_id === undefined && isOfCategory(query);

/** The smallest groups of slots that contain the list. */
async function toGroups(db: Database, columns: ProductColumns, { query, choices, search }: Asked): Promise<SlotGroup[]> {
	if (search !== null) {
		const [found = NO_SLOTS] = search.tsQuery === null ? [] : await searchColumns(db, columns, [search.tsQuery]);
		const more = toSlots(columns, [...search.exact, ...search.named]);
		return more.length === 0 ? [found] : [union(found, more)];
	}
	if (isOfCategory(query)) return choices.categories.map((id) => columns.byCategory.of(id));
	return query.manufacturer_id === undefined ? columns.byCategory.all() : [columns.byManufacturer.of(query.manufacturer_id)];
}

const NO_SLOTS: SlotGroup = { slots: new Int32Array(0), length: 0 };

/** `found` and those of `more` that it lacks. */
function union(found: SlotGroup, more: SlotGroup): SlotGroup {
	const missing = new Set(more.slots.subarray(0, more.length));
	for (let place = 0; place < found.length; place += 1) missing.delete(found.slots[place] ?? 0);
	const slots = new Int32Array(found.length + missing.size);
	slots.set(found.slots.subarray(0, found.length));
	slots.set([...missing], found.length);
	return { slots, length: slots.length };
}

const isOfCategory = ({ slug, category_id }: ProductsQuery): boolean => slug !== undefined || category_id !== undefined;

/** What the groups do not guarantee. */
function toIsListed(
	{ category, manufacturer, listed, largestCategory }: ProductColumns,
	{ query, choices, search }: Asked,
): ((slot: number) => boolean) | null {
	const named = query.manufacturer_id;
	const inCategories = search !== null && isOfCategory(query) ? toTable(choices.categories, largestCategory) : null;
	if (search === null && (named === undefined || !isOfCategory(query))) return null;
	return (slot) =>
		listed[slot] === 1 && (named === undefined || manufacturer[slot] === named) && (inCategories === null || inCategories[category[slot] ?? 0] === 1);
}

async function toPage(db: Database, current: CurrentColumns, passing: SlotGroup, { sort, search, page }: Asked): Promise<number[]> {
	const { columns } = current;
	const toIds = (slots: readonly number[]) => slots.map((slot) => columns.id[slot] ?? 0);
	const compare = toCompare(columns, sort);
	if (compare !== null) return toIds(firstSlots(passing, page.offset + page.limit, compare).slice(page.offset));
	if (search === null) return [];
	const readHits = (ids: readonly number[]) => (search.market === SOURCE_MARKET ? readKeptHits(db, current, ids) : readMarketHits(db, search.market, ids));
	const slots = await rankSlots(db, columns, passing, { search, page });
	return toRankedPage(search, toIds(slots), { page, readHits });
}

/** Hits with their Croatian titles. */
async function readKeptHits(db: Database, { columns, texts }: CurrentColumns, ids: readonly number[]): Promise<Hit[]> {
	const kept = await texts.read(db, ids);
	return ids.flatMap((id) => {
		const [text, slot] = [kept.get(id), columns.slotOf(id)];
		if (text === undefined || slot === undefined) return [];
		return [{ id, ...text, category_id: columns.category[slot] ?? 0, sold: columns.sold[slot] ?? 0, quantity: columns.stocked[slot] ?? 0 }];
	});
}
