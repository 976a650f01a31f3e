/** A drawn line or area: one letter per step (M L C Z) and the numbers that these steps use. */
export interface Path {
	ops: string;
	at: number[];
}

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = [a: number, b: number, c: number, d: number, e: number, f: number];

const NUMBERS: Record<string, number> = { M: 2, L: 2, C: 6, Z: 0 };

/** Transforms the path into another plane. */
export function mapPath(path: Path, [a, b, c, d, e, f]: Affine): Path {
	const at = new Array<number>(path.at.length);
	for (let i = 0; i < path.at.length; i += 2) {
		const x = path.at[i] ?? 0;
		const y = path.at[i + 1] ?? 0;
		at[i] = a * x + c * y + e;
		at[i + 1] = b * x + d * y + f;
	}
	return { ops: path.ops, at };
}

/** Joins several paths to one. */
export function joinPaths(paths: readonly Path[]): Path {
	return { ops: paths.map((path) => path.ops).join(''), at: paths.flatMap((path) => path.at) };
}

/** Integers in a path are quarters of a picture's unit. */
export const GRAIN = 4;

/** The `d` attribute: relative commands in quarter units, with repeated letters omitted. */
export function toPathData({ ops, at }: Path): string {
	let text = '';
	let last = '';
	let [cursor, x, y, startX, startY] = [0, 0, 0, 0, 0];
	for (const op of ops) {
		if (op === 'Z') {
			text += 'z';
			last = 'z';
			x = startX;
			y = startY;
			continue;
		}
		const end = cursor + (NUMBERS[op] ?? 0);
		let letter = op.toLowerCase();
		let numbers = '';
		let [toX, toY] = [x, y];
		for (; cursor < end; cursor += 2) {
			toX = Math.round((at[cursor] ?? 0) * GRAIN);
			toY = Math.round((at[cursor + 1] ?? 0) * GRAIN);
			numbers += spaced(toX - x) + spaced(toY - y);
		}
		if (op === 'L' && (toX === x || toY === y)) {
			letter = toX === x ? 'v' : 'h';
			numbers = spaced(toX === x ? toY - y : toX - x);
		}
		const isRun = letter === last && op !== 'M';
		if (letter !== 'v' || toY !== y) {
			text += isRun ? numbers : letter + numbers.trimStart();
			last = letter;
		}
		x = toX;
		y = toY;
		if (op === 'M') {
			startX = x;
			startY = y;
		}
	}
	return `M${text.slice(1)}`;
}

function spaced(value: number): string {
	return value < 0 ? `${value}` : ` ${value}`;
}
