/** Markers in the probe document for the parts of a page. */
export const HOLE = {
	lang: 'shell-lang',
	head: '<!--shell-head-->',
	begin: '<!--shell-begin-->',
	root: '<!--shell-root-->',
	end: '<!--shell-end-->',
	route: '"shell-route\\/"',
} as const;

type Hole = (typeof HOLE)[keyof typeof HOLE];

/**
 * A document around its head's description and its body, in pieces. A piece that many pages share is the same string on each, so that it can be encoded
 * once.
 */
export interface Frame {
	readonly before: readonly string[];
	readonly between: readonly string[];
	readonly after: readonly string[];
}

/** A document with holes; filling them gives the frame of a page. The text for the head's hole follows the description. */
export type Shell = (parts: Readonly<Record<Exclude<Hole, typeof HOLE.root>, readonly string[]>>) => Frame;

const PART_AFTER: Partial<Record<Hole, keyof Frame>> = { [HOLE.head]: 'between', [HOLE.root]: 'after' };

/** Splits the probe document at its markers. Each must appear exactly once, the head's first; otherwise Vike's output has changed. */
export function cutShell(probe: string): Shell {
	const slices = Object.values(HOLE)
		.map((hole) => ({ hole, at: probe.indexOf(hole) }))
		.sort((a, b) => a.at - b.at);
	for (const { hole, at } of slices) {
		if (at < 0 || probe.indexOf(hole, at + 1) >= 0) throw new Error(`The document shell must have ${hole} exactly once; Vike's output has changed (ADR 2)`);
	}
	if (probe.indexOf(HOLE.head) > probe.indexOf(HOLE.root)) throw new Error("The document shell must have its head first; Vike's output has changed (ADR 2)");
	const steps: { text: string; hole: Hole }[] = [];
	let from = 0;
	for (const { hole, at } of slices) {
		steps.push({ text: probe.slice(from, at), hole });
		from = at + hole.length;
	}
	const rest = probe.slice(from);
	return (parts) => {
		const frame: Record<keyof Frame, string[]> = { before: [], between: [], after: [] };
		let part: keyof Frame = 'before';
		for (const { text, hole } of steps) {
			frame[part].push(text);
			part = PART_AFTER[hole] ?? part;
			if (hole !== HOLE.root) frame[part].push(...parts[hole]);
		}
		frame.after.push(rest);
		return frame;
	};
}
