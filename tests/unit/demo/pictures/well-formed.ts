import { expect } from 'vitest';

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/y;

/** Fails unless the text is nothing but properly nested tags with quoted attributes. */
export function assertWellFormed(svg: string): void {
	const open: string[] = [];
	TAG.lastIndex = 0;
	while (TAG.lastIndex < svg.length) {
		const at = TAG.lastIndex;
		const [, isEnd, name = '', , isEmpty] = TAG.exec(svg) ?? [];
		if (name === '') throw new Error(`not a tag at ${at}: ${svg.slice(at, at + 60)}`);
		// Without `expect`, which would take most of the time: a run checks a hundred thousand tags.
		if (isEnd && open.pop() !== name) throw new Error(`</${name}> at ${at} closes another tag`);
		if (!isEnd && !isEmpty) open.push(name);
	}
	expect(open).toEqual([]);
	expect(svg.startsWith('<svg ')).toBe(true);
}
