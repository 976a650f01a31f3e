import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNames, readableClassNames, shortClassNames } from '#scripts/build/class-names.ts';

const root = process.cwd();
const stylesheets = globSync('{components,pages,renderer}/**/*.module.css').map((path) => ({ path, css: readFileSync(path, 'utf8') }));
const classes = stylesheets.flatMap(({ path, css }) => [...findNames(css)].map((local) => ({ path, css, local })));

const nameAll = (list: typeof classes) => {
	const toName = shortClassNames(root);
	return new Map(list.map(({ path, css, local }) => [`${path} ${local}`, toName(local, join(root, path), css)]));
};

test('no two classes of the shop have one name in a build', () => {
	const names = nameAll(classes);
	expect(names.size).toBeGreaterThan(300);
	expect(new Set(names.values())).toHaveLength(names.size);
});

test('a class name of a build is four or five letters and digits and begins with a letter', () => {
	for (const name of nameAll(classes).values()) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]{3,4}$/);
});

test('a class has the same name whichever stylesheet is built first', () => {
	expect(new Map([...nameAll(classes.toReversed())].toReversed())).toEqual(nameAll(classes));
});

test('two files whose names would have the same prefix stop the build', () => {
	const toName = shortClassNames(root);
	const nameMany = () => {
		for (let file = 0; file < 5_000; file++) toName('card', join(root, `pages/${file}.module.css`), '.card {}');
	};
	expect(nameMany).toThrow(/have the same prefix .*: rename one of the files/);
});

test('finds classes and animations, but no comments, strings or addresses', () => {
	const css = "/* .old */ .card:has(> .price) { animation: turn 1s; mask: url('./mask.svg'); content: '.text'; margin: .5rem } @keyframes turn {}";
	expect([...findNames(css)]).toEqual(['card', 'price', 'turn']);
});

test('a class in development is named after its file', () => {
	expect(readableClassNames('price', '/shop/components/commerce/ProductCard.module.css?used', '')).toBe('ProductCard__price');
});
