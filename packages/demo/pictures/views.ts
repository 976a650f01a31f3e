/** Where a camera stands: degrees around the product from its front to its right, and above the floor. */
interface Stand {
	turn: number;
	rise: number;
}

/** Views of any product. A scene may say otherwise for `front` and `side`; `detail` magnifies a part of `front`. */
const STANDS = {
	front: { turn: 35, rise: 30 },
	side: { turn: -52, rise: 30 },
	detail: { turn: 35, rise: 30 },
	// Not exactly 0 or 90 degrees, where the sides of a solid have no width.
	straight: { turn: 5, rise: 9 },
	right: { turn: 78, rise: 13 },
	back: { turn: 205, rise: 27 },
	above: { turn: 4, rise: 72 },
	below: { turn: 35, rise: -38 },
} as const satisfies Record<string, Stand>;

export type View = keyof typeof STANDS;

export function isView(word: string): word is View {
	return Object.hasOwn(STANDS, word);
}

export function standOf(view: View, { rise, sideTurn }: { rise?: number | undefined; sideTurn?: number | undefined }): Stand {
	const { turn, rise: usual } = STANDS[view];
	const isUsual = view === 'front' || view === 'side' || view === 'detail';
	return { turn: view === 'side' ? (sideTurn ?? turn) : turn, rise: isUsual ? (rise ?? usual) : usual };
}
