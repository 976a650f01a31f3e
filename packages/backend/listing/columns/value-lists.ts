import { grown } from './slot-groups.ts';

/** Ids of the attribute values of each slot, in one array. A replaced list leaves its old place unused. */
export class ValueLists {
	starts = new Int32Array(0);
	lengths = new Int32Array(0);
	pool = new Int32Array(1024);
	#used = 0;
	#unused = 0;

	set(slot: number, values: readonly number[]): void {
		if (slot >= this.starts.length) {
			const length = Math.max(slot + 1, this.starts.length * 2, 1024);
			this.starts = grown(this.starts, length);
			this.lengths = grown(this.lengths, length);
		}
		const before = this.lengths[slot] ?? 0;
		const fits = values.length <= before;
		if (!fits && this.#used + values.length > this.pool.length) this.pool = grown(this.pool, Math.max(this.pool.length * 2, this.#used + values.length));
		const start = fits ? (this.starts[slot] ?? 0) : this.#used;
		for (const [place, value] of values.entries()) this.pool[start + place] = value;
		this.starts[slot] = start;
		this.lengths[slot] = values.length;
		if (!fits) this.#used += values.length;
		this.#unused += fits ? before - values.length : before;
	}

	/** Whether so much is unused that reading everything again is worth it. */
	get isSparse(): boolean {
		return this.#unused > 100_000 && this.#unused > this.#used / 2;
	}
}
