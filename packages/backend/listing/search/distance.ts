/** Slips between two words: a letter too many, one missing, one wrong, or two swapped. */
export function toDistance(a: string, b: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, place) => place);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const same = a[i - 1] === b[j - 1];
			const simple = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row.push(swapped ? Math.min(simple, (beforeLast[j - 2] ?? 0) + 1) : simple);
		}
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}
