/** A map of at most `most` values, which drops the one that was not used for the longest time. */
export class LruMap<Key, Value> {
	readonly #most: number;
	/** The least recently used first. */
	readonly #values = new Map<Key, Value>();

	constructor(most: number) {
		this.#most = most;
	}

	get(key: Key): Value | undefined {
		const value = this.#values.get(key);
		if (value === undefined) return undefined;
		this.#values.delete(key);
		this.#values.set(key, value);
		return value;
	}

	set(key: Key, value: Value): void {
		this.#values.delete(key);
		this.#values.set(key, value);
		const [oldest] = this.#values.keys();
		if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
	}

	delete(key: Key): void {
		this.#values.delete(key);
	}

	clear(): void {
		this.#values.clear();
	}
}
