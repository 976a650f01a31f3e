/** Marks that the probe document carries where a page's own parts go. */
export const HOLE = {
	lang: 'shell-lang',
	head: '<!--shell-head-->',
	begin: '<!--shell-begin-->',
	root: '<!--shell-root-->',
	end: '<!--shell-end-->',
	route: '"shell-route\\/"',
	data: '"shell-data"',
} as const;

type Hole = (typeof HOLE)[keyof typeof HOLE];

/** A document with holes: filled, it is a page. */
export type Shell = (parts: Readonly<Record<Hole, string>>) => string;

/** Cuts the probe document at its marks. Each must stand in it exactly once, or Vike's document is not the one this was written for. */
export function cutShell(probe: string): Shell {
	const cuts = Object.values(HOLE)
		.map((hole) => ({ hole, at: probe.indexOf(hole) }))
		.sort((a, b) => a.at - b.at);
	for (const { hole, at } of cuts) {
		if (at < 0 || probe.indexOf(hole, at + 1) >= 0) throw new Error(`The document shell must have ${hole} exactly once; Vike's output has changed (ADR 2)`);
	}
	const steps: { text: string; hole: Hole }[] = [];
	let from = 0;
	for (const { hole, at } of cuts) {
		steps.push({ text: probe.slice(from, at), hole });
		from = at + hole.length;
	}
	const rest = probe.slice(from);
	return (parts) => {
		let html = '';
		for (const { text, hole } of steps) html += text + parts[hole];
		return html + rest;
	};
}
