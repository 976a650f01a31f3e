/** Cost of a letter that is neither next to the right one on the keyboard nor sounds like it; such typos are rare: `toner` is not `tower`. */
const UNLIKELY = 1.5;

/** Edit distance of two words: insertions, deletions, substitutions and transpositions. Infinite if it is certainly more than `most`. */
export function toDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
	if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, place) => place);
	let leastOfLast = 0;
	for (let i = 1; i <= a.length; i += 1) {
		const row = [i];
		let least = i;
		const typed = a.charCodeAt(i - 1);
		for (let j = 1; j <= b.length; j += 1) {
			const meant = b.charCodeAt(j - 1);
			const replaced = (last[j - 1] ?? 0) + replacementCost(typed, meant);
			let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
			if (i > 1 && j > 1 && typed === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === meant) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
			row.push(cost);
			if (cost < least) least = cost;
		}
		// A transposition takes its cost from the row before the last.
		if (least > most && leastOfLast > most) return Number.POSITIVE_INFINITY;
		leastOfLast = least;
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}

/** Letters that are confused when writing by ear. */
const SOUNDS = ['aeiou', 'iyj', 'ckqx', 'szx', 'vwf', 'dt', 'bp', 'gk', 'mn'];
const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

const FIRST = 'a'.charCodeAt(0);
const LETTERS = 26;
/** Costs of replacing each of a to z by each. */
const COSTS: readonly number[] = Array.from({ length: LETTERS * LETTERS }, (_, place) => {
	const letter = (number: number) => String.fromCharCode(FIRST + number);
	return toReplacement(letter(Math.floor(place / LETTERS)), letter(place % LETTERS));
});

function replacementCost(typed: number, meant: number): number {
	if (typed === meant) return 0;
	const [row, column] = [typed - FIRST, meant - FIRST];
	const isLatin = row >= 0 && row < LETTERS && column >= 0 && column < LETTERS;
	return isLatin ? (COSTS[row * LETTERS + column] ?? UNLIKELY) : UNLIKELY;
}

function toReplacement(typed: string, meant: string): number {
	return SOUNDS.some((sound) => sound.includes(typed) && sound.includes(meant)) || isBeside(typed, meant) ? 1 : UNLIKELY;
}

/** Whether two letters are adjacent on the keyboard, in the same or neighbouring rows. English keyboards swap z and y. */
function isBeside(a: string, b: string): boolean {
	const [one, other] = [toKey(a), toKey(b)];
	return one !== null && other !== null && Math.abs(one.row - other.row) <= 1 && Math.abs(one.place - other.place) <= 1;
}

function toKey(letter: string): { row: number; place: number } | null {
	const row = ROWS.findIndex((letters) => letters.includes(letter));
	return row < 0 ? null : { row, place: ROWS[row]?.indexOf(letter) ?? 0 };
}
