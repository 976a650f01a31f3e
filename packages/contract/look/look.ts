import { contrast, mix, mixUntil } from './colour.ts';
import { type Scheme, type SchemeColours, STANDARD_COLOURS } from './standard-colours.ts';

/** Colours that a merchant sets in the back office, each with its scheme. */
export const LOOK_COLOURS = { brand: 'light', brand_dark: 'dark', accent: 'light', accent_dark: 'dark' } as const satisfies Record<string, Scheme>;
export type LookColour = keyof typeof LOOK_COLOURS;
export const LOOK_COLOUR_NAMES: readonly LookColour[] = ['brand', 'brand_dark', 'accent', 'accent_dark'];

/** Chosen colours; one that is left out is the standard one, or that of the shop folder. A dark one is derived from its light one. */
export type LookColours = Readonly<Partial<Record<LookColour, string>>>;

/** WCAG 2 AA: text, and controls with their outlines. */
const TEXT = 4.5;
const CONTROL = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';
const SURFACES = ['page', 'raised', 'sunken'] as const;

/** A pair that a colour makes with another one of the shop, and its contrast. */
export interface ContrastPair {
	/** `text`: the colour as text on the darkest or lightest surface. `button`: text of a button on the colour. */
	readonly use: 'text' | 'button';
	readonly ratio: number;
	readonly least: number;
}

/** Both pairs of a colour, text first. */
export function contrastsOf(name: LookColour, colour: string): readonly [text: ContrastPair, button: ContrastPair] {
	const shop = STANDARD_COLOURS[LOOK_COLOURS[name]];
	const onSurfaces = SURFACES.map((surface) => contrast(colour, shop[surface]));
	const onIt = contrast(colour, name.startsWith('brand') ? shop['on-brand'] : shop['on-copper']);
	return [
		{ use: 'text', ratio: Math.min(...onSurfaces), least: TEXT },
		{ use: 'button', ratio: onIt, least: TEXT },
	];
}

export const isReadable = (name: LookColour, colour: string): boolean => contrastsOf(name, colour).every(({ ratio, least }) => ratio >= least);

/** The nearest shade of a colour that is readable: darker in the light scheme, lighter in the dark one. */
export const nearestReadable = (name: LookColour, colour: string): string =>
	mixUntil(colour, LOOK_COLOURS[name] === 'light' ? BLACK : WHITE, (shade) => isReadable(name, shade));

/** The colours of a scheme that differ from the standard ones. All texts and controls on them are readable, whatever was chosen. */
export function toSchemeColours(scheme: Scheme, colours: LookColours): SchemeColours {
	const own = scheme === 'light' ? toLight(colours) : toDark(colours);
	const { brand, copper } = own;
	if (brand === undefined && copper === undefined) return {};
	const standard = STANDARD_COLOURS[scheme];
	const { chrome = standard.chrome, 'chrome-deep': deep = standard['chrome-deep'] } = own;
	const isMark = (mark: string) => [chrome, deep].every((ground) => contrast(mark, ground) >= CONTROL) && contrast(standard['on-chrome-copper'], mark) >= TEXT;
	const mark = copper === undefined ? standard['chrome-copper'] : scheme === 'light' ? mix(copper, WHITE, 0.4) : copper;
	return { ...own, 'chrome-copper': mixUntil(mark, WHITE, isMark) };
}

function toLight({ brand, accent }: LookColours): Record<string, string> {
	const { ok, warn } = STANDARD_COLOURS.light;
	const soft = (colour: string, other: string) => mixUntil(mix(colour, WHITE, 0.87), WHITE, (ground) => areReadable([colour, other], ground));
	return {
		...(brand && {
			...{ brand, 'brand-strong': mix(brand, BLACK, 0.2), 'brand-soft': soft(brand, ok) },
			...toChrome(brand, mix(brand, BLACK, 0.2)),
		}),
		...(accent && { copper: accent, 'copper-soft': soft(accent, warn) }),
	};
}

function toDark(colours: LookColours): Record<string, string> {
	const { page, ok, warn, 'chrome-field-line': fieldLine, 'chrome-copper': mark, 'chrome-ink': ink } = STANDARD_COLOURS.dark;
	const brand = colours.brand_dark ?? (colours.brand && nearestReadable('brand_dark', colours.brand));
	const accent = colours.accent_dark ?? (colours.accent && nearestReadable('accent_dark', colours.accent));
	const soft = (colour: string, other: string) => mixUntil(mix(colour, page, 0.78), page, (ground) => areReadable([colour, other], ground));
	const isGround = (ground: string) => contrast(fieldLine, ground) >= CONTROL && contrast(mark, ground) >= CONTROL && contrast(ink, ground) >= 2 * TEXT;
	const chrome = brand && mixUntil(mix(colours.brand ?? brand, BLACK, 0.5), BLACK, isGround);
	return {
		...(brand && chrome && { brand, 'brand-strong': mix(brand, WHITE, 0.2), 'brand-soft': soft(brand, ok), ...toChrome(chrome, mix(chrome, BLACK, 0.25)) }),
		...(accent && { copper: accent, 'copper-soft': soft(accent, warn) }),
	};
}

function toChrome(chrome: string, deep: string): Record<string, string> {
	const muted = mixUntil(mix(chrome, WHITE, 0.7), WHITE, (text) => contrast(text, chrome) >= TEXT && contrast(text, deep) >= TEXT);
	return { chrome, 'chrome-deep': deep, 'chrome-muted': muted, 'chrome-line': mix(chrome, WHITE, 0.2) };
}

const areReadable = (texts: readonly string[], ground: string): boolean => texts.every((text) => contrast(text, ground) >= TEXT);
