import { readFileSync } from 'node:fs';

type Tokens = ReadonlyMap<string, string>;

const TEXT = 4.5;
const CONTROL = 3;
const SURFACES = ['page', 'raised', 'sunken'];

/** [foreground, background, minimum ratio]: every pair that a stylesheet uses. */
export const CONTRAST_PAIRS: readonly (readonly [string, string, number])[] = [
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

/** Tokens of the stylesheet by scheme. The dark ones contain those that only the light scheme sets. */
export const readTokenFile = (): { light: Tokens; dark: Tokens } => readTokens(readFileSync('renderer/styles/tokens.css', 'utf8'));

function readTokens(css: string): { light: Tokens; dark: Tokens } {
	const [before = '', after = ''] = css.split('@media (prefers-color-scheme: dark)');
	const light = new Map(declarations(before));
	return { light, dark: new Map([...light, ...declarations(after.split('@media')[0] ?? '')]) };
}

function declarations(css: string): (readonly [string, string])[] {
	return [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()] as const);
}

/** Colour of a semantic token, such as `brand`. Throws for a token that does not exist. */
export function colourOf(tokens: Tokens, name: string): string {
	let value = tokens.get(`color-${name}`);
	while (value?.startsWith('var(--')) value = tokens.get(value.slice(6, -1));
	if (!value) throw new Error(`No token --color-${name}`);
	return value;
}
