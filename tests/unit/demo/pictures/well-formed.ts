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
		if (isEnd) expect(open.pop()).toBe(name);
		else if (!isEmpty) open.push(name);
	}
	expect(open).toEqual([]);
	expect(svg.startsWith('<svg ')).toBe(true);
}
