/** The places of the `count` largest numbers, in no particular order; of equal numbers, those of the lowest ids, which often ascend already. */
export function firstPlaces(numbers: Float64Array, idOf: (place: number) => number, count: number): Int32Array<ArrayBuffer> {
	const places = new Int32Array(Math.min(count, numbers.length));
	if (places.length === 0) return places;
	const least = nthLargest(numbers, places.length);
	const equal = new Int32Array(numbers.length);
	let [length, equals, lastId, isAscending] = [0, 0, Number.NEGATIVE_INFINITY, true];
	for (let place = 0; place < numbers.length; place += 1) {
		const number = numbers[place] ?? 0;
		if (number > least) places[length++] = place;
		else if (number === least) {
			equal[equals++] = place;
			const id = idOf(place);
			if (id < lastId) isAscending = false;
			lastId = id;
		}
	}
	const missing = places.length - length;
	const oldest = isAscending ? equal.subarray(0, missing) : lowestIds(equal.subarray(0, equals), idOf, missing);
	places.set(oldest, length);
	return places;
}

function lowestIds(places: Int32Array, idOf: (place: number) => number, count: number): number[] {
	const negative = new Float64Array(places.length);
	for (let at = 0; at < places.length; at += 1) negative[at] = -idOf(places[at] ?? 0);
	const highest = nthLargest(negative, count);
	const found: number[] = [];
	for (let at = 0; at < places.length; at += 1) if ((negative[at] ?? 0) >= highest) found.push(places[at] ?? 0);
	return found;
}

/** The number that `count` - 1 others precede, the largest first: divides the numbers at one of them until it is in its place (quickselect). */
function nthLargest(numbers: Float64Array, count: number): number {
	const rest = numbers.slice();
	let [low, high] = [0, rest.length - 1];
	while (low < high) {
		const middle = rest[(low + high) >> 1] ?? 0;
		let [left, right] = [low, high];
		while (left <= right) {
			while ((rest[left] ?? 0) > middle) left += 1;
			while ((rest[right] ?? 0) < middle) right -= 1;
			if (left > right) break;
			const [one = 0, other = 0] = [rest[left], rest[right]];
			rest[left++] = other;
			rest[right--] = one;
		}
		if (count - 1 <= right) high = right;
		else if (count - 1 >= left) low = left;
		else break;
	}
	return rest[count - 1] ?? 0;
}
