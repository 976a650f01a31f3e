export interface SlotGroup {
	slots: Int32Array<ArrayBuffer>;
	length: number;
}

const EMPTY: SlotGroup = { slots: new Int32Array(0), length: 0 };

/** Slots by the id of what they belong to, such as a category. Adding and removing take constant time, and change the order. */
export class SlotGroups {
	readonly #groups = new Map<number, SlotGroup>();
	/** Place of each slot in its group. */
	#places = new Int32Array(0);

	of(id: number): SlotGroup {
		return this.#groups.get(id) ?? EMPTY;
	}

	ids(): number[] {
		return [...this.#groups.keys()];
	}

	all(): SlotGroup[] {
		return [...this.#groups.values()];
	}

	add(id: number, slot: number): void {
		const group = this.#groups.get(id) ?? { slots: new Int32Array(8), length: 0 };
		this.#groups.set(id, group);
		if (group.length === group.slots.length) group.slots = grown(group.slots, group.length * 2);
		if (slot >= this.#places.length) this.#places = grown(this.#places, Math.max(slot + 1, this.#places.length * 2));
		group.slots[group.length] = slot;
		this.#places[slot] = group.length;
		group.length += 1;
	}

	remove(id: number, slot: number): void {
		const group = this.of(id);
		const place = this.#places[slot] ?? 0;
		if (group.slots[place] !== slot || place >= group.length) return;
		group.length -= 1;
		const last = group.slots[group.length] ?? 0;
		group.slots[place] = last;
		this.#places[last] = place;
	}
}

/** A copy of `length` elements, zero where the array has none. */
export function grown(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer>;
export function grown(array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer>;
export function grown(array: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer>;
export function grown(array: Int32Array | Uint8Array | Float64Array, length: number): Int32Array | Uint8Array | Float64Array {
	const larger = array instanceof Int32Array ? new Int32Array(length) : array instanceof Uint8Array ? new Uint8Array(length) : new Float64Array(length);
	larger.set(array);
	return larger;
}
