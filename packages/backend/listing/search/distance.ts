/** Cost of a letter that is neither next to the right one on the keyboard nor sounds like it; such typos are rare: `toner` is not `tower`. */
const UNLIKELY = 1.5;

/** Edit distance of two words: insertions, deletions, substitutions and transpositions. */
export function toDistance(a: string, b: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, place) => place);
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const replaced = (last[j - 1] ?? 0) + toReplacement(a[i - 1] ?? '', b[j - 1] ?? '');
			const simple = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row.push(swapped ? Math.min(simple, (beforeLast[j - 2] ?? 0) + 1) : simple);
		}
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}

function toReplacement(typed: string, meant: string): number {
	if (typed === meant) return 0;
	return SOUNDS.some((sound) => sound.includes(typed) && sound.includes(meant)) || isBeside(typed, meant) ? 1 : UNLIKELY;
}

/** Letters that are confused when writing by ear. */
const SOUNDS = ['aeiou', 'iyj', 'ckqx', 'szx', 'vwf', 'dt', 'bp', 'gk', 'mn'];
const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

/** Whether two letters are adjacent on the keyboard, in the same or neighbouring rows. English keyboards swap z and y. */
function isBeside(a: string, b: string): boolean {
	const [one, other] = [toKey(a), toKey(b)];
	return one !== null && other !== null && Math.abs(one.row - other.row) <= 1 && Math.abs(one.place - other.place) <= 1;
}

function toKey(letter: string): { row: number; place: number } | null {
	const row = ROWS.findIndex((letters) => letters.includes(letter));
	return row < 0 ? null : { row, place: ROWS[row]?.indexOf(letter) ?? 0 };
}
