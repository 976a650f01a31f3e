import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** As git writes them, and as a formatter leaves them in Markdown. */
const MARKER = /^\s*(<{7} |={7}$|>{7} |(> ){7})/m;

test('no document contains merge conflict markers', () => {
	const documents = globSync('{*,docs/**/*,packages/*/*,examples/**/*}.md').filter((file) => !file.includes('node_modules/'));
	expect(documents.length).toBeGreaterThan(20);
	expect(documents.filter((file) => MARKER.test(readFileSync(file, 'utf8')))).toEqual([]);
});
