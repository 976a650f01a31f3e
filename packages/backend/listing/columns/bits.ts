/** A set of small numbers, 32 to an element. */
export type Bits = Int32Array<ArrayBuffer>;

/** All numbers below `length`. */
export function allBits(length: number): Bits {
	const bits = new Int32Array((length + 31) >> 5).fill(-1);
	if ((length & 31) !== 0) bits[bits.length - 1] = (1 << (length & 31)) - 1;
	return bits;
}

export const addBit = (bits: Bits, number: number): void => {
	bits[number >> 5] = (bits[number >> 5] ?? 0) | (1 << (number & 31));
};

export function intersect(bits: Bits, other: Bits): void {
	for (let place = 0; place < bits.length; place += 1) bits[place] = (bits[place] ?? 0) & (other[place] ?? 0);
}

/** Adds the numbers of `other`. */
export function unite(bits: Bits, other: Bits): void {
	for (let place = 0; place < bits.length; place += 1) bits[place] = (bits[place] ?? 0) | (other[place] ?? 0);
}

/** How many numbers are in both. */
export function countBoth(bits: Bits, other: Bits): number {
	let count = 0;
	for (let place = 0; place < bits.length; place += 1) count += countOnes((bits[place] ?? 0) & (other[place] ?? 0));
	return count;
}

/** The numbers, in ascending order. */
export function toNumbers(bits: Bits): Int32Array<ArrayBuffer> {
	const numbers = new Int32Array(countBoth(bits, bits));
	let length = 0;
	for (let place = 0; place < bits.length; place += 1) {
		for (let rest = bits[place] ?? 0; rest !== 0; rest &= rest - 1) numbers[length++] = place * 32 + 31 - Math.clz32(rest & -rest);
	}
	return numbers;
}

/** Adds up neighbouring bits: of two, four, then all eight in each byte. */
function countOnes(word: number): number {
	const twos = word - ((word >>> 1) & 0x55555555);
	const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
	return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
