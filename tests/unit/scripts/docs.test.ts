import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

const PAGES = globSync(['*.md', 'docs/*.md', '.github/workflows/*.yml']).filter((name) => name !== 'CHANGELOG.md');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Created by a build or a start, never committed. */
const MADE = /^(dist|node_modules|\.data|\.cache|\.env$|builds)/;

describe.each(PAGES)('%s', (page) => {
	const text = readFileSync(page, 'utf8');

	test(`names existing commands: ${page}`, () => {
		const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
		expectNone(
			named.filter((name) => !(name in scripts)),
			`${page}, or the scripts of package.json`,
		);
	});

	test('names existing files and folders', () => {
		const named = [...text.matchAll(/`((?:components|docs|functions|lib|locales|packages|pages|public|renderer|scripts|tests)\/[\w./-]*)`/g)].map(
			([, path = '']) => path,
		);
		expectNone(
			named.filter((path) => !MADE.test(path) && !existsSync(path) && !existsSync(`${path}.ts`)),
			page,
		);
	});

	test('links to existing pages', () => {
		const linked = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)/g)].map(([, path = '']) => join(dirname(page), decodeURI(path)));
		const named = [...text.matchAll(/\bdocs\/[\w-]+\.md/g)].map(([path]) => path);
		expectNone(
			[...linked, ...named].filter((path) => !existsSync(path)),
			page,
		);
	});

	test('calls existing scripts', () => {
		const called = [...text.matchAll(/node_modules\/\.bin\/node (scripts\/[\w./-]+)/g)].map(([, path = '']) => path);
		expectNone(
			called.filter((path) => !existsSync(path)),
			page,
		);
	});
});
