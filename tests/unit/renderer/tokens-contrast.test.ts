import { contrast } from '@titraj/contract/look/colour.ts';
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS, colourOf, readTokenFile } from '#tests/support/contrast-pairs.ts';

const { light, dark } = readTokenFile();

describe.each([
	['light', light],
	['dark', dark],
])('%s scheme', (_name, tokens) => {
	test.each(CONTRAST_PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
		expect(contrast(colourOf(tokens, front), colourOf(tokens, back))).toBeGreaterThanOrEqual(least);
	});
});

test('the dark scheme sets no token that the light one lacks', () => {
	expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});
