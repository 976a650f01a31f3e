import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '#tests/support/contrast.ts';

type Tokens = ReadonlyMap<string, string>;

const TEXT = 4.5;
const CONTROL = 3;
const SURFACES = ['page', 'raised', 'sunken'];

/** [foreground, background, minimum ratio]: every pair that a stylesheet uses. */
const PAIRS: readonly (readonly [string, string, number])[] = [
	...SURFACES.flatMap((surface) => ['ink', 'muted', 'brand', 'brand-strong', 'copper', 'ok', 'warn', 'error'].map((text) => [text, surface, TEXT] as const)),
	...['page', 'raised'].map((surface) => ['line-control', surface, CONTROL] as const),
	['on-brand', 'brand', TEXT],
	['on-brand', 'brand-strong', TEXT],
	['on-copper', 'copper', TEXT],
	['on-error', 'error', TEXT],
	['brand', 'brand-soft', TEXT],
	['brand-strong', 'brand-soft', TEXT],
	['ok', 'brand-soft', TEXT],
	['copper', 'copper-soft', TEXT],
	['warn', 'copper-soft', TEXT],
	['error', 'error-soft', TEXT],
	...['chrome', 'chrome-deep'].flatMap((ground) => ['chrome-ink', 'chrome-muted'].map((text) => [text, ground, TEXT] as const)),
	['on-chrome-copper', 'chrome-copper', TEXT],
	['chrome-copper', 'chrome', CONTROL],
	['chrome-copper', 'chrome-deep', CONTROL],
	['chrome-field-line', 'chrome', CONTROL],
];

const { light, dark } = readTokens(readFileSync('renderer/styles/tokens.css', 'utf8'));

describe.each([
	['light', light],
	['dark', dark],
])('%s scheme', (_name, tokens) => {
	test.each(PAIRS)('%s on %s has a contrast of at least %d', (front, back, least) => {
		expect(contrast(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(least);
	});
});

test('the dark scheme sets no token that the light one lacks', () => {
	expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});

function readTokens(css: string): { light: Tokens; dark: Tokens } {
	const [before = '', after = ''] = css.split('@media (prefers-color-scheme: dark)');
	const light = new Map(declarations(before));
	return { light, dark: new Map([...light, ...declarations(after.split('@media')[0] ?? '')]) };
}

function declarations(css: string): (readonly [string, string])[] {
	return [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()] as const);
}

function colour(tokens: Tokens, name: string): string {
	let value = tokens.get(`color-${name}`);
	while (value?.startsWith('var(--')) value = tokens.get(value.slice(6, -1));
	if (!value) throw new Error(`No token --color-${name}`);
	return value;
}
