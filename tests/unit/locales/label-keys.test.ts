import { globSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import labels from '#locales/hr.json' with { type: 'json' };
import { expectNone } from '#tests/support/expect-none.ts';

/** `t('key'`, `t.plural('key'` and the same of a site's translator. */
const ASKED = /(?:\bt|translator)(\.plural)?\('([\w.]+)'/g;

test('each label that the shop uses by name is in the dictionary', () => {
	const known = new Set(Object.keys(labels));
	const missing = globSync('{components,lib,pages,renderer}/**/*.{ts,tsx}').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(ASKED)]
			.map(([, plural, key = '']) => (plural ? `${key}.other` : key))
			.filter((key) => !known.has(key))
			.map((key) => `${file}: ${key}`),
	);
	expectNone(missing, 'locales/hr.json and the other dictionaries');
});
