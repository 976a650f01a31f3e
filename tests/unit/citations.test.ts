import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = globSync(
	'{components,functions,lib,pages,renderer,scripts,tests,packages/backend,packages/contract,packages/demo}/**/*.{ts,tsx,js,mjs,css}',
).filter((file) => !file.includes('node_modules/'));
const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', ...globSync('docs/**/*.md').filter((file) => !file.startsWith('docs/benchmarks/'))];
const DECISIONS = new Set([...readFileSync('docs/decisions/specification.md', 'utf8').matchAll(/^- (D\d+)\./gm)].map(([, name]) => name));
const RECORDS = new Set(globSync('docs/decisions/[0-9]*.md').map((file) => basename(file).slice(0, 4)));

/** Citations in comments, test titles and documents: `(Spec 7, retries; D30)`, `(0055)`. */
function citationsIn(file: string): string[] {
	const cited = [...readFileSync(file, 'utf8').matchAll(/\(([^()\n]*)\)/g)].flatMap(([, text = '']) => text.split(/[;,]\s*/));
	return cited.flatMap((part) => /^(D\d{1,2}|00\d\d|Spec \d+)\b(?![.:\d])/.exec(part)?.[1] ?? []);
}

function isKnown(citation: string): boolean {
	if (citation.startsWith('Spec ')) return /^Spec [1-9]$/.test(citation);
	return citation.startsWith('D') ? DECISIONS.has(citation) : RECORDS.has(citation);
}

test('every citation of the specification, a decision or an ADR resolves', () => {
	const dangling = [...SOURCES, ...DOCUMENTS].flatMap((file) => citationsIn(file).flatMap((citation) => (isKnown(citation) ? [] : [`${file}: ${citation}`])));
	expect(dangling).toEqual([]);
});

test('a citation that does not resolve is found', () => {
	expect(['D99', '9999', 'Spec 10'].filter(isKnown)).toEqual([]);
	expect(['D30', '0065', 'Spec 7'].filter(isKnown)).toHaveLength(3);
});
