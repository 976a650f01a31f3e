import { LruMap } from '../../platform/cache/lru-map.ts';
import { addBit, type Bits, intersect, unite } from './bits.ts';
import { compareTexts } from './code-point-order.ts';
import type { WordQuery } from './parse-ts-query.ts';
import { grown } from './slot-groups.ts';

/** Slots with a word, in ascending order; most words have only one. */
type Postings = number | { slots: Int32Array<ArrayBuffer>; length: number };

interface Bucket {
	words: string[];
	isSorted: boolean;
}

/** Letters by which words are kept together, so that the words with a prefix are found without sorting all. */
const BUCKET = 2;

/** A word counts as common if more than one slot in so many has it. Its bits are kept: combining all bits takes less than setting those of its slots. */
const COMMON = 64;
const LETTERS = /^\p{L}{3,30}$/u;
/** Each takes one bit a product. */
const MOST_COMMON = 64;

/** The slots of each word of the products. A product whose words change gets another slot, so slots are only added. */
export class WordIndex {
	readonly #postings = new Map<string, Postings>();
	readonly #buckets = new Map<string, Bucket>();
	/** Bits of common words and beginnings, until a slot is added. */
	readonly #common = new LruMap<string, Bits>(MOST_COMMON);

	add(slot: number, words: readonly string[]): void {
		this.#common.clear();
		for (const word of words) {
			const known = this.#postings.get(word);
			if (known === undefined) {
				const own = toOwn(word);
				this.#postings.set(own, slot);
				this.#register(own);
			} else if (typeof known === 'number') {
				const slots = new Int32Array(4);
				slots.set([known, slot]);
				this.#postings.set(word, { slots, length: 2 });
			} else {
				if (known.length === known.slots.length) known.slots = grown(known.slots, Math.ceil(known.length * 1.5));
				known.slots[known.length++] = slot;
			}
		}
	}

	/** One bit for each of `slots` slots that match, 32 to a number. */
	find(query: WordQuery, slots: number): Bits {
		const bits = new Int32Array((slots + 31) >> 5);
		this.#mark(bits, query, slots);
		return bits;
	}

	/** Whether a word of 3 to 30 letters begins like this: those are the words that spelling is corrected by. */
	hasLetters(beginning: string): boolean {
		for (const word of this.#withPrefix(beginning)) if (LETTERS.test(word)) return true;
		return false;
	}

	/** Sets the bits of the slots that match. Alternatives (`any`) share the array, so that they need not be combined. */
	#mark(bits: Bits, query: WordQuery, slots: number): void {
		if ('word' in query) this.#markWord(bits, query, slots);
		else if ('any' in query) for (const part of query.any) this.#mark(bits, part, slots);
		else {
			const [first, ...rest] = query.all.map((part) => this.find(part, slots));
			if (first === undefined) return;
			for (const other of rest) intersect(first, other);
			unite(bits, first);
		}
	}

	#markWord(bits: Bits, { word, isPrefix }: { word: string; isPrefix: boolean }, slots: number): void {
		const key = `${isPrefix ? '*' : '='}${word}`;
		const kept = this.#common.get(key);
		if (kept?.length === bits.length) {
			unite(bits, kept);
			return;
		}
		const found = (isPrefix ? [...this.#withPrefix(word)] : [word]).flatMap((each) => this.#postings.get(each) ?? []);
		const isCommon = found.reduce((sum: number, postings) => sum + countPostings(postings), 0) * COMMON > slots;
		const own = isCommon ? new Int32Array(bits.length) : bits;
		for (const postings of found) mark(own, postings);
		if (!isCommon) return;
		this.#common.set(key, own);
		unite(bits, own);
	}

	*#withPrefix(prefix: string): Generator<string> {
		if (prefix.length < BUCKET) {
			for (const [beginning, { words }] of this.#buckets) if (beginning.startsWith(prefix)) yield* words;
			return;
		}
		const bucket = this.#buckets.get(prefix.slice(0, BUCKET));
		if (bucket === undefined) return;
		if (!bucket.isSorted) bucket.words.sort(compareTexts);
		bucket.isSorted = true;
		for (let place = firstFrom(bucket.words, prefix); bucket.words[place]?.startsWith(prefix); place += 1) yield bucket.words[place] ?? '';
	}

	#register(word: string): void {
		const beginning = word.slice(0, BUCKET);
		const bucket = this.#buckets.get(beginning);
		if (bucket === undefined) this.#buckets.set(beginning, { words: [word], isSorted: true });
		else {
			bucket.words.push(word);
			bucket.isSorted = false;
		}
	}
}

/** A copy: V8 cuts a word of 13 characters or more out of a text by reference, which keeps the whole text in memory. */
const toOwn = (word: string): string => (word.length < 13 ? word : Buffer.from(word).toString());

const countPostings = (postings: Postings): number => (typeof postings === 'number' ? 1 : postings.length);

function mark(bits: Bits, postings: Postings): void {
	if (typeof postings === 'number') addBit(bits, postings);
	else {
		for (let place = 0; place < postings.length; place += 1) addBit(bits, postings.slots[place] ?? 0);
	}
}

/** Place of the first word that is not before `prefix`. */
function firstFrom(words: readonly string[], prefix: string): number {
	let [low, high] = [0, words.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((words[middle] ?? '') < prefix) low = middle + 1;
		else high = middle;
	}
	return low;
}
