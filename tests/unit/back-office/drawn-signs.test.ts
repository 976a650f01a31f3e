import { globSync, readFileSync } from 'node:fs';
import { it } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';

/** Signs that not every machine has a font for: a button with one alone was empty there. */
const ARROWS = /[\u2190-\u21ff\u25b2-\u25c5\u2800-\u28ff]/u;

it('draws arrows of the back office instead of writing them', () => {
	const files = [...globSync('packages/back-office/**/*.tsx'), ...globSync('packages/back-office/texts/*.json')];
	const broken = files.flatMap((file) =>
		readFileSync(file, 'utf8')
			.split('\n')
			// The report of an import has an arrow, which is replaced.
			.flatMap((line, place) => (ARROWS.test(line) && !line.includes('.replace(') ? [`${file}:${place + 1}`] : [])),
	);
	expectNone(broken, 'ui/Arrow.tsx instead');
});
