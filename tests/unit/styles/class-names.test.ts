import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Allowed positional selectors, with the reason why a class cannot replace them: `[file, selector, reason]`. */
const ALLOWED: readonly (readonly [file: string, selector: string, reason: string])[] = [];

const POSITIONAL = /:(?:nth-(?:last-)?(?:child|of-type)|(?:first|last|only)-of-type)\b/;

const SOURCES = globSync('{components,pages,renderer}/**/*.{ts,tsx}').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const modules = globSync('{components,pages,renderer}/**/*.module.css').map((file) => ({
	file,
	selectors: toSelectors(readFileSync(file, 'utf8')),
}));

test('a CSS class has a name of at least three letters', () => {
	expect(modules.length).toBeGreaterThan(130);
	const short = modules.flatMap(({ file, selectors }) =>
		toClasses(selectors)
			.filter((name) => name.length < 3)
			.map((name) => `${file}: .${name}`),
	);
	expect(short).toEqual([]);
});

test('a CSS selector names what it styles instead of counting its position', () => {
	const positional = modules.flatMap(({ file, selectors }) =>
		selectors.filter((selector) => POSITIONAL.test(selector)).map((selector) => `${file}: ${selector}`),
	);
	expect(positional.toSorted()).toEqual(ALLOWED.map(([file, selector]) => `${file}: ${selector}`).toSorted());
});

test('a component uses each class of its CSS module, and no class that the module lacks', () => {
	const differences = modules.flatMap(({ file, selectors }) => {
		const known = new Set(toClasses(selectors));
		const used = new Set(usersOf(file).flatMap((source) => [...source.matchAll(/styles\['(\w+)'\]/g)].map(([, name = '']) => name)));
		return [
			...[...known].filter((name) => !used.has(name)).map((name) => `${file}: .${name} is not used`),
			...[...used].filter((name) => !known.has(name)).map((name) => `${file}: .${name} is missing`),
		];
	});
	expect(differences).toEqual([]);
});

test('the checks find a short name, a position and every class of a selector', () => {
	const selectors = toSelectors(
		'/* .no */ .a, .card:nth-child(2) > .price { color: red; } @media (min-width: 1.5rem) { .b:hover { inline-size: 0.5rem; & > .inner { margin: 0 } } }',
	);
	expect(selectors).toEqual(['.a', '.card:nth-child(2) > .price', '.b:hover', '& > .inner']);
	expect(toClasses(selectors)).toEqual(['a', 'card', 'price', 'b', 'inner']);
	expect(selectors.filter((selector) => POSITIONAL.test(selector))).toEqual(['.card:nth-child(2) > .price']);
});

/** The selectors of a stylesheet, without at-rules. */
function toSelectors(css: string): readonly string[] {
	return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
		.map(([, prelude = '']) => prelude.trim())
		.filter((prelude) => !prelude.startsWith('@') && !/^(?:from|to|[\d.]+%)$/.test(prelude))
		.flatMap((prelude) => prelude.split(/,(?![^(]*\))/).map((selector) => selector.trim()));
}

function toClasses(selectors: readonly string[]): readonly string[] {
	return [...new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)))];
}

/** Sources that import a CSS module. */
function usersOf(file: string): readonly string[] {
	return SOURCES.filter(
		({ path, text }) => text.includes(`import styles from '#${file}'`) || text.includes(`import styles from '${toSpecifier(path, file)}'`),
	).map(({ text }) => text);
}

function toSpecifier(from: string, file: string): string {
	const path = relative(dirname(from), file);
	return path.startsWith('.') ? path : `./${path}`;
}
