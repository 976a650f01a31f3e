import { addBit, allBits, type Bits, countBoth } from './bits.ts';
import type { ProductColumns } from './product-columns.ts';

/** Products of a category that have something in common, by their places in it: as bits, or as a list where that is shorter. */
export interface PackedGroup {
	/** Of the attribute value or the manufacturer. */
	id: number;
	count: number;
	isList: boolean;
	places: Bits;
}

/** The products of one category, arranged for counting. The groups take at most as much memory as the attribute values of the products. */
export interface PackedCategory {
	slots: Int32Array<ArrayBuffer>;
	cents: Int32Array;
	lowest: number;
	highest: number;
	all: Bits;
	stocked: Bits;
	reduced: Bits;
	manufacturers: readonly PackedGroup[];
	/** Values by attribute. */
	values: ReadonlyMap<number, readonly PackedGroup[]>;
}

export function packCategory(columns: ProductColumns, category: number): PackedCategory {
	const group = columns.byCategory.of(category);
	const slots = group.slots.slice(0, group.length);
	const cents = toPart(slots, columns.cents);
	const values = packGroups(toLists(slots, columns.values), columns.largestValue);
	return {
		...{ slots, cents, ...toRange(cents) },
		all: allBits(slots.length),
		stocked: toBits(slots, columns.stocked),
		reduced: toBits(slots, columns.reduced),
		manufacturers: packGroups({ ids: toPart(slots, columns.manufacturer), ends: null }, columns.largestManufacturer),
		values: Map.groupBy(values, ({ id }) => columns.attributeOf[id] ?? 0),
	};
}

/** The lowest and the highest number; infinite without any. */
export function toRange(numbers: Int32Array): { lowest: number; highest: number } {
	let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (let place = 0; place < numbers.length; place += 1) {
		const number = numbers[place] ?? 0;
		if (number < lowest) lowest = number;
		if (number > highest) highest = number;
	}
	return { lowest, highest };
}

/** The elements of a column at some places. */
export function toPart(places: Int32Array, column: Int32Array): Int32Array<ArrayBuffer> {
	const part = new Int32Array(places.length);
	for (let at = 0; at < part.length; at += 1) part[at] = column[places[at] ?? 0] ?? 0;
	return part;
}

/** How many of the places are in a group. */
export function countGroup({ count, isList, places }: PackedGroup, among: Bits): number {
	if (!isList) return countBoth(places, among);
	let found = 0;
	for (let at = 0; at < count; at += 1) {
		const place = places[at] ?? 0;
		found += ((among[place >> 5] ?? 0) >>> (place & 31)) & 1;
	}
	return found;
}

/** The places of all of the groups. */
export function joinGroups(groups: readonly PackedGroup[], words: number): Bits {
	const joined = new Int32Array(words);
	for (const { isList, places } of groups) {
		if (isList) for (const place of places) addBit(joined, place);
		else for (let at = 0; at < words; at += 1) joined[at] = (joined[at] ?? 0) | (places[at] ?? 0);
	}
	return joined;
}

/** Ids of each place, one list after the other. Without `ends`, each place has one. */
interface Lists {
	ids: Int32Array;
	ends: Int32Array | null;
}

function toLists(slots: Int32Array, { starts, lengths, pool }: ProductColumns['values']): Lists {
	const ends = new Int32Array(slots.length);
	let length = 0;
	for (let place = 0; place < slots.length; place += 1) {
		length += lengths[slots[place] ?? 0] ?? 0;
		ends[place] = length;
	}
	const ids = new Int32Array(length);
	for (let place = 0, to = 0; place < slots.length; place += 1) {
		const end = ends[place] ?? 0;
		for (let from = starts[slots[place] ?? 0] ?? 0; to < end; from += 1, to += 1) ids[to] = pool[from] ?? 0;
	}
	return { ids, ends };
}

function packGroups({ ids, ends }: Lists, largest: number): PackedGroup[] {
	const length = ends?.length ?? ids.length;
	const words = (length + 31) >> 5;
	const counts = new Int32Array(largest + 1);
	for (let at = 0; at < ids.length; at += 1) counts[ids[at] ?? 0] = (counts[ids[at] ?? 0] ?? 0) + 1;
	const groups: PackedGroup[] = [];
	const placeOf = new Int32Array(largest + 1);
	for (let id = 0; id <= largest; id += 1) {
		const count = counts[id] ?? 0;
		if (count === 0) continue;
		placeOf[id] = groups.length;
		groups.push({ id, count: 0, isList: count < words, places: new Int32Array(Math.min(count, words)) });
	}
	for (let place = 0, at = 0; place < length; place += 1) {
		for (const end = ends === null ? place + 1 : (ends[place] ?? 0); at < end; at += 1) {
			const group = groups[placeOf[ids[at] ?? 0] ?? 0];
			if (group === undefined) continue;
			if (group.isList) group.places[group.count] = place;
			else addBit(group.places, place);
			group.count += 1;
		}
	}
	return groups;
}

function toBits(slots: Int32Array, column: Uint8Array): Bits {
	const bits = new Int32Array((slots.length + 31) >> 5);
	for (let place = 0; place < slots.length; place += 1) if (column[slots[place] ?? 0] === 1) addBit(bits, place);
	return bits;
}
