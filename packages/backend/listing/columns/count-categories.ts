import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import type { Filters } from '../facets/filters.ts';
import { addBit, type Bits, countBoth, intersect, toNumbers } from './bits.ts';
import type { SlotCounts } from './count-slots.ts';
import { countGroup, joinGroups, type PackedCategory, type PackedGroup, toPart, toRange } from './packed-category.ts';
import type { ProductColumns } from './product-columns.ts';

export interface CountedCategories {
	categories: readonly number[];
	query: ProductsQuery;
	filters: Filters;
	/** The selected categories with their descendants. */
	selected: readonly number[];
	/** Attributes whose values are counted. */
	attributes: readonly number[];
	/** Whether products are counted by manufacturer and category. */
	groups: boolean;
}

/** Products that pass a filter. The key of a filter of attribute values is the attribute. */
type Passing = ReadonlyMap<string | number, Bits>;

/** Below this number of products per 32 of a category, the values of each product are read. */
const FEW_PER_WORD = 4;

/** Counts the products of whole categories, like `countSlots`, in the packed form of each category: 32 products at once. */
export function countCategories(columns: ProductColumns, asked: CountedCategories): SlotCounts {
	const counts: Omit<SlotCounts, 'passing'> = {
		...{ lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY, available: 0, discounted: 0 },
		byManufacturer: new Int32Array(columns.largestManufacturer + 1),
		byCategory: new Int32Array(columns.largestCategory + 1),
		byValue: new Int32Array(columns.largestValue + 1),
	};
	const parts = asked.categories.map((category) => countCategory(columns, category, asked, counts));
	const [only] = parts;
	if (only !== undefined && parts.length === 1) return { ...counts, passing: { slots: only, length: only.length } };
	const slots = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
	let length = 0;
	for (const part of parts) {
		slots.set(part, length);
		length += part.length;
	}
	return { ...counts, passing: { slots, length } };
}

/** Adds the counts of one category. Returns the slots that pass every filter. */
function countCategory(columns: ProductColumns, category: number, asked: CountedCategories, counts: Omit<SlotCounts, 'passing'>): Int32Array<ArrayBuffer> {
	const packed = columns.packed(category);
	const { filters } = asked;
	const passing = toPassing(packed, category, asked);
	const every = without(packed, passing, null);
	countPrices(packed, without(packed, passing, 'price'), counts);
	counts.available += countBoth(every, packed.stocked);
	counts.discounted += countBoth(every, packed.reduced);
	if (asked.groups) {
		const ofCategory = without(packed, passing, 'categories');
		counts.byCategory[category] = countBoth(ofCategory, ofCategory);
		countGroups(packed, packed.manufacturers, without(packed, passing, 'manufacturers'), counts.byManufacturer);
	}
	const slots = every === packed.all ? packed.slots : toPart(toNumbers(every), packed.slots);
	const isFew = slots.length < every.length * FEW_PER_WORD;
	for (const attribute of asked.attributes) {
		const isChosen = filters.values.has(attribute);
		if (isFew && !isChosen) continue;
		countGroups(packed, packed.values.get(attribute) ?? [], isChosen ? without(packed, passing, attribute) : every, counts.byValue);
	}
	if (isFew) countValues(columns, slots, { attributes: asked.attributes.filter((id) => !filters.values.has(id)), byValue: counts.byValue });
	return slots;
}

/** For few products, reading the values of each is faster than looking for them in all groups. */
function countValues(
	{ values: { starts, lengths, pool }, attributeOf }: ProductColumns,
	slots: Int32Array,
	{ attributes, byValue }: { attributes: readonly number[]; byValue: Int32Array },
): void {
	for (let place = 0; place < slots.length; place += 1) {
		const slot = slots[place] ?? 0;
		const start = starts[slot] ?? 0;
		const end = start + (lengths[slot] ?? 0);
		for (let at = start; at < end; at += 1) {
			const value = pool[at] ?? 0;
			if (attributes.includes(attributeOf[value] ?? 0)) byValue[value] = (byValue[value] ?? 0) + 1;
		}
	}
}

/** Products of a category that pass every filter but one. */
function without(packed: PackedCategory, passing: Passing, left: string | number | null): Bits {
	const others = [...passing].flatMap(([name, bits]) => (name === left ? [] : [bits]));
	const [first, ...rest] = others;
	if (first === undefined) return packed.all;
	if (rest.length === 0) return first;
	const both = first.slice();
	for (const other of rest) intersect(both, other);
	return both;
}

function toPassing(packed: PackedCategory, category: number, { query, filters, selected }: CountedCategories): Passing {
	const words = packed.all.length;
	const passing = new Map<string | number, Bits>();
	const { conditions } = filters;
	if (conditions.price !== undefined) passing.set('price', toPriced(packed, query));
	if (conditions.available !== undefined) passing.set('available', packed.stocked);
	if (conditions.discounted !== undefined) passing.set('discounted', packed.reduced);
	if (conditions.manufacturers !== undefined) passing.set('manufacturers', joinGroups(chosenOf(packed.manufacturers, filters.manufacturers), words));
	if (conditions.categories !== undefined) passing.set('categories', selected.includes(category) ? packed.all : new Int32Array(words));
	for (const [attribute, values] of filters.values) passing.set(attribute, joinGroups(chosenOf(packed.values.get(attribute) ?? [], values), words));
	return passing;
}

const chosenOf = (groups: readonly PackedGroup[], ids: readonly number[]): PackedGroup[] => groups.filter(({ id }) => id > 0 && ids.includes(id));

function toPriced({ cents, all }: PackedCategory, query: ProductsQuery): Bits {
	const from = Math.round((query.price_from ?? 0) * 100);
	const to = query.price_to === undefined ? MAX_INT4 : Math.round(query.price_to * 100);
	const bits = new Int32Array(all.length);
	for (let place = 0; place < cents.length; place += 1) if ((cents[place] ?? 0) >= from && (cents[place] ?? 0) <= to) addBit(bits, place);
	return bits;
}

function countPrices(packed: PackedCategory, among: Bits, counts: Pick<SlotCounts, 'lowest' | 'highest'>): void {
	const { lowest, highest } = among === packed.all ? packed : toRange(toPart(toNumbers(among), packed.cents));
	counts.lowest = Math.min(counts.lowest, lowest);
	counts.highest = Math.max(counts.highest, highest);
}

function countGroups(packed: PackedCategory, groups: readonly PackedGroup[], among: Bits, counts: Int32Array): void {
	for (const group of groups) counts[group.id] = (counts[group.id] ?? 0) + (among === packed.all ? group.count : countGroup(group, among));
}
