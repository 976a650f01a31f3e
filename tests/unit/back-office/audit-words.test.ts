import { globSync, readFileSync } from 'node:fs';
import en from '@titraj/back-office/texts/en.json' with { type: 'json' };
import hr from '@titraj/back-office/texts/hr.json' with { type: 'json' };
import { expect, test } from 'vitest';

/** Calls that write, which the log of changes names. Those that only look or sign in are left out of it. */
const written = globSync('packages/backend/{merchant-api,staff,editor}/**/*.ts').flatMap((file) => {
	const source = readFileSync(file, 'utf8');
	const routes = [...source.matchAll(/method: '(?:PUT|POST|DELETE)'[^}]*?operationId: '(\w+)'[^}]*?\}/gs)];

	return [...routes.map(([, name = '']) => name), ...[...source.matchAll(/operation: '(\w+)'/g)].map(([, name = '']) => name)];
});
const LOOKING = /^(preview|quote|check)/;

test.each([
	['Croatian', hr],
	['English', en],
])('the log of changes has a text for each call that writes, in %s', (_language, texts) => {
	const operations = [...new Set(written)].filter((name) => !LOOKING.test(name));
	expect(operations.length).toBeGreaterThan(100);
	const known = new Set(Object.keys(texts));
	expect(operations.filter((name) => !known.has(`audit.operation.${name}`))).toEqual([]);
});
