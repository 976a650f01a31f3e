import type { Filters } from '../facets/filters.ts';
import { BITS } from './column-filters.ts';
import type { ProductColumns } from './product-columns.ts';
import type { SlotGroup } from './slot-groups.ts';

export interface SlotCounts {
	/** Slots that pass every filter. */
	passing: SlotGroup;
	lowest: number;
	highest: number;
	available: number;
	discounted: number;
	/** Products by manufacturer, category and value: each without the filter of its own kind. */
	byManufacturer: Int32Array;
	byCategory: Int32Array;
	byValue: Int32Array;
}

export interface Counted {
	groups: readonly SlotGroup[];
	/** Whether a slot belongs to the list at all; null if all of them do. */
	isListed: ((slot: number) => boolean) | null;
	failures: ((slot: number) => number) | null;
	filters: Filters;
	/** Whether products are counted by manufacturer and category, and by value. */
	counts: { groups: boolean; values: boolean };
}

/**
 * Counts a list in one walk. A product that fails one filter still counts in the facet of that filter; one that fails two counts nowhere. The same holds for
 * attributes with selected values.
 */
export function countSlots(columns: ProductColumns, { groups, isListed, failures, filters, counts }: Counted): SlotCounts {
	const { cents, manufacturer, category, stocked, reduced, values } = columns;
	const byManufacturer = new Int32Array(columns.largestManufacturer + 1);
	const byCategory = new Int32Array(columns.largestCategory + 1);
	const byValue = new Int32Array(columns.largestValue + 1);
	const chosen = toChosen(columns, filters);
	const passing = new Int32Array(groups.reduce((sum, { length }) => sum + length, 0));
	let [total, available, discounted, lowest, highest] = [0, 0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	const { starts, lengths, pool } = values;

	for (const { slots, length } of groups) {
		for (let place = 0; place < length; place += 1) {
			const slot = slots[place] ?? 0;
			if (isListed !== null && !isListed(slot)) continue;
			const failed = failures === null ? 0 : failures(slot);
			if ((failed & (failed - 1)) !== 0) continue;
			const start = starts[slot] ?? 0;
			const end = start + (lengths[slot] ?? 0);
			let missing = chosen === null ? 0 : chosen.all;
			if (chosen !== null) for (let at = start; at < end; at += 1) missing &= ~(chosen.bitOf[pool[at] ?? 0] ?? 0);
			if (missing !== 0) {
				if (failed !== 0 || (missing & (missing - 1)) !== 0 || !counts.values) continue;
				const attribute = chosen?.attributes[31 - Math.clz32(missing)];
				for (let at = start; at < end; at += 1) {
					const value = pool[at] ?? 0;
					if (columns.attributeOf[value] === attribute) byValue[value] = (byValue[value] ?? 0) + 1;
				}
				continue;
			}
			const price = cents[slot] ?? 0;
			if (failed === 0 || failed === BITS.price) {
				if (price < lowest) lowest = price;
				if (price > highest) highest = price;
			}
			if (counts.groups) {
				if (failed === 0 || failed === BITS.manufacturers) byManufacturer[manufacturer[slot] ?? 0] = (byManufacturer[manufacturer[slot] ?? 0] ?? 0) + 1;
				if (failed === 0 || failed === BITS.categories) byCategory[category[slot] ?? 0] = (byCategory[category[slot] ?? 0] ?? 0) + 1;
			}
			if (failed !== 0) continue;
			passing[total] = slot;
			total += 1;
			available += stocked[slot] ?? 0;
			discounted += reduced[slot] ?? 0;
			if (!counts.values) continue;
			for (let at = start; at < end; at += 1) {
				const value = pool[at] ?? 0;
				byValue[value] = (byValue[value] ?? 0) + 1;
			}
		}
	}
	return { passing: { slots: passing, length: total }, lowest, highest, available, discounted, byManufacturer, byCategory, byValue };
}

/** Maximum number of attributes with selected values: one bit each. */
export const MAX_CHOSEN = 31;

interface Chosen {
	/** The bit of its attribute for each selected value. */
	bitOf: Int32Array;
	all: number;
	attributes: readonly number[];
}

function toChosen({ largestValue, attributeOf }: ProductColumns, { values }: Filters): Chosen | null {
	if (values.size === 0) return null;
	const bitOf = new Int32Array(largestValue + 1);
	const attributes = [...values.keys()];
	for (const [place, attribute] of attributes.entries()) {
		for (const value of values.get(attribute) ?? []) if (attributeOf[value] === attribute) bitOf[value] = 1 << place;
	}
	return { bitOf, all: 2 ** attributes.length - 1, attributes };
}
