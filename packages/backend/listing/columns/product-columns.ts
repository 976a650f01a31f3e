import { LruMap } from '../../platform/cache/lru-map.ts';
import { toCodePointOrder } from './code-point-order.ts';
import { type PackedCategory, packCategory } from './packed-category.ts';
import type { WordQuery } from './parse-ts-query.ts';
import { grown, type SlotGroup, SlotGroups } from './slot-groups.ts';
import { ValueLists } from './value-lists.ts';
import { WordIndex } from './word-index.ts';

/** Packing a category of 50,000 products takes 12 to 38 ms, counting it without 1 to 2 ms longer. */
const LISTS_PER_PACKING = 16;
/** Packing them takes less than a millisecond. */
const FEW_PRODUCTS = 1000;

/** A listed product, with what lists filter, count and sort by. */
export interface ListedProduct {
	id: number;
	category_id: number;
	manufacturer_id: number | null;
	now_cents: number;
	lowest_price_cents: number | null;
	sold: number;
	/** Microseconds since 1970. */
	created: number;
	stocked: boolean;
	reduced: boolean;
	rate: number;
	rate_votes: number;
	sort_title: string;
}

/** Each takes at most four bytes a product. */
const MOST_FOUND = 8;

/** Queries whose ranks are kept: at most 33 MB. */
const MOST_RANKED = 200;

/** Stands for no manufacturer. */
export const NONE = 0;

/**
 * Listed products by column: each has a slot, which is its place in every array. A slot is never given to another product.
 */
export class ProductColumns {
	id = new Int32Array(0);
	category = new Int32Array(0);
	manufacturer = new Int32Array(0);
	cents = new Int32Array(0);
	lowest = new Int32Array(0);
	sold = new Int32Array(0);
	votes = new Int32Array(0);
	stocked = new Uint8Array(0);
	reduced = new Uint8Array(0);
	listed = new Uint8Array(0);
	created = new Float64Array(0);
	rate = new Float64Array(0);
	/** In the order of UTF-16 units. */
	readonly titles: string[] = [];
	readonly values = new ValueLists();
	readonly words = new WordIndex();
	/** Parsed text of `tsquery`s; null for those that the words cannot answer. */
	readonly queries = new LruMap<string, WordQuery | null>(2000);
	/** Listed products of the latest queries of words, until products are added or removed. One request asks for the same several times. */
	readonly found = new LruMap<string, SlotGroup>(MOST_FOUND);
	/** Ranks of slots by query of words. */
	readonly ranks = new LruMap<string, ReadonlyMap<number, number>>(MOST_RANKED);
	readonly byCategory = new SlotGroups();
	readonly byManufacturer = new SlotGroups();
	/** Attribute by value; 0 for a value that is not counted. */
	attributeOf = new Int32Array(1);
	valuesOf: ReadonlyMap<number, readonly number[]> = new Map();
	largestValue = 0;
	largestManufacturer = 0;
	largestCategory = 0;
	readonly #slots = new Map<number, number>();
	/** Packed categories whose products have not changed since. */
	readonly #packed = new Map<number, PackedCategory>();
	/** How many lists asked for a category since one of its products changed. */
	readonly #lists = new Map<number, number>();
	/** Number of slots, including those of removed products. */
	used = 0;

	/** Whether so much is unused that reading everything again is worth it. */
	get isSparse(): boolean {
		return this.values.isSparse || this.used > 10_000 + 2 * this.#slots.size;
	}

	slotOf(id: number): number | undefined {
		return this.#slots.get(id);
	}

	/** Whether packing a category pays: it is packed already, was asked for often since one of its products changed, this time included, or is small. */
	isWorthPacking(category: number): boolean {
		if (this.#packed.has(category)) return true;
		const lists = (this.#lists.get(category) ?? 0) + 1;
		this.#lists.set(category, lists);
		return lists >= LISTS_PER_PACKING || this.byCategory.of(category).length <= FEW_PRODUCTS;
	}

	/** The products of a category for counting. Valid until products are changed. */
	packed(category: number): PackedCategory {
		const packed = this.#packed.get(category) ?? packCategory(this, category);
		this.#packed.set(category, packed);
		return packed;
	}

	/** Adds a product, or replaces its columns; its values stay. Returns its slot. */
	set(row: ListedProduct): number {
		const known = this.#slots.get(row.id);
		if (known !== undefined) this.#leaveGroups(known);
		const slot = known ?? this.#take(row.id);
		this.category[slot] = row.category_id;
		this.manufacturer[slot] = row.manufacturer_id ?? NONE;
		this.cents[slot] = row.now_cents;
		this.lowest[slot] = row.lowest_price_cents ?? 0;
		this.sold[slot] = row.sold;
		this.votes[slot] = row.rate_votes;
		this.stocked[slot] = Number(row.stocked);
		this.reduced[slot] = Number(row.reduced);
		this.created[slot] = row.created;
		this.rate[slot] = row.rate;
		this.titles[slot] = toCodePointOrder(row.sort_title);
		this.byCategory.add(row.category_id, slot);
		this.#unpack(row.category_id);
		this.byManufacturer.add(row.manufacturer_id ?? NONE, slot);
		this.largestManufacturer = Math.max(this.largestManufacturer, row.manufacturer_id ?? NONE);
		this.largestCategory = Math.max(this.largestCategory, row.category_id);
		return slot;
	}

	setValues(slot: number, values: readonly number[]): void {
		this.values.set(slot, values);
		this.#unpack(this.category[slot] ?? 0);
	}

	remove(id: number): void {
		const slot = this.#slots.get(id);
		if (slot === undefined) return;
		this.#leaveGroups(slot);
		this.#slots.delete(id);
		this.found.clear();
		this.listed[slot] = 0;
		this.titles[slot] = '';
	}

	/** Values that are counted, with their attributes. */
	setAttributes(pairs: readonly { id: number; attribute_id: number }[]): void {
		this.largestValue = pairs.reduce((largest, { id }) => Math.max(largest, id), this.largestValue);
		this.attributeOf = new Int32Array(this.largestValue + 1);
		for (const { id, attribute_id } of pairs) this.attributeOf[id] = attribute_id;
		const byAttribute = Map.groupBy(pairs, ({ attribute_id }) => attribute_id);
		this.#packed.clear();
		this.#lists.clear();
		this.valuesOf = new Map([...byAttribute].map(([attribute, values]) => [attribute, values.map(({ id }) => id)]));
	}

	#unpack(category: number): void {
		this.#packed.delete(category);
		this.#lists.delete(category);
	}

	#leaveGroups(slot: number): void {
		this.byCategory.remove(this.category[slot] ?? 0, slot);
		this.#unpack(this.category[slot] ?? 0);
		this.byManufacturer.remove(this.manufacturer[slot] ?? NONE, slot);
	}

	#take(id: number): number {
		const slot = this.used++;
		this.found.clear();
		if (slot >= this.id.length) this.#grow(Math.max(1024, Math.ceil(slot * 1.5)));
		this.#slots.set(id, slot);
		this.id[slot] = id;
		this.listed[slot] = 1;
		this.values.set(slot, []);
		return slot;
	}

	#grow(length: number): void {
		for (const name of ['id', 'category', 'manufacturer', 'cents', 'lowest', 'sold', 'votes'] as const) this[name] = grown(this[name], length);
		for (const name of ['stocked', 'reduced', 'listed'] as const) this[name] = grown(this[name], length);
		for (const name of ['created', 'rate'] as const) this[name] = grown(this[name], length);
	}
}
