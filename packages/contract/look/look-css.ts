import { contrast } from './colour.ts';
import { type LookColours, toSchemeColours } from './look.ts';
import { type Scheme, type SchemeColours, STANDARD_COLOURS } from './standard-colours.ts';

/** A stored picture of the shop's own: a logo or an icon. */
export interface LookPicture {
	/** Hash of the picture, 64 hexadecimal digits. */
	readonly hash: string;
	/** Pixels. */
	readonly width: number;
	readonly height: number;
	/** Mean colour of what is visible; null for a picture that fills its rectangle, and so stands on its own ground. */
	readonly tone: string | null;
}

export interface Look {
	readonly colours: LookColours;
	readonly logo: LookPicture | null;
}

/** Attribute of the shop's mark in header, checkout and overlay, whose picture the stylesheet replaces. */
export const BRAND_MARK = 'data-brand-mark';
/** Hides the mark of the demo, for a shop of one's own without a logo: its name stands alone. Marks of shop folders are shown. */
export const WITHOUT_DEMO_MARK = `[${BRAND_MARK}=demo]{display:none}`;
/** Leaves out the drawings of the demo's trade, which a shop of one's own has no reason to show: traces of a circuit board, screen of an oscilloscope. */
export const WITHOUT_DEMO_DRAWINGS = 'svg[data-demo-drawing],[data-demo-drawing]::before{display:none}';
/** Address of a picture in the shop; its content never changes. */
export const toLookPicturePath = (hash: string): string => `/media/look/${hash}.png`;

/** File name of such a picture; its hash is the first group. */
export const LOOK_PICTURE_NAME = /^([0-9a-f]{64})\.png$/;

/** Height of the logo in the header, and its greatest width, in CSS pixels. */
const HEIGHT = 36;
const WIDEST = 144;
/** A logo needs this contrast to its ground (WCAG 1.4.11). */
const LOGO = 3;
const WHITE = '#ffffff';

/** The stylesheet of a look, to follow all others; empty for the standard look. With a `scheme` it does not ask the visitor's system. */
export function toLookCss({ colours, logo }: Look, scheme: Scheme | null = null): string {
	const light = toSchemeColours('light', colours);
	const dark = toSchemeColours('dark', colours);
	const rules =
		scheme === null
			? `${toRoot(light)}${isEmpty(dark) ? '' : `@media (prefers-color-scheme:dark){${toRoot(dark)}}`}`
			: toRoot({ ...STANDARD_COLOURS[scheme], ...(scheme === 'light' ? light : dark) }, `color-scheme:${scheme};`);
	return rules + (logo === null ? '' : toLogoCss(logo, scheme === 'dark' ? [{ ...STANDARD_COLOURS.dark, ...dark }] : grounds(scheme, light, dark)));
}

const grounds = (scheme: Scheme | null, light: SchemeColours, dark: SchemeColours): readonly SchemeColours[] => [
	{ ...STANDARD_COLOURS.light, ...light },
	...(scheme === null ? [{ ...STANDARD_COLOURS.dark, ...dark }] : []),
];

const isEmpty = (colours: SchemeColours): boolean => Object.keys(colours).length === 0;

function toRoot(colours: SchemeColours, before = ''): string {
	const lines = Object.entries(colours).map(([name, value]) => `--color-${name}:${value}`);
	return lines.length === 0 ? '' : `:root{${before}${lines.join(';')}}`;
}

/** The colour behind a logo that could not be seen on one of the grounds; null if it needs none. */
export function toPlate(tone: string | null, on: readonly string[]): string | null {
	if (tone === null || on.every((ground) => contrast(tone, ground) >= LOGO)) return null;
	return contrast(tone, WHITE) >= LOGO ? WHITE : STANDARD_COLOURS.light.ink;
}

/** The mark is an SVG drawing of ours, or an `img` of the shop folder: the picture takes the place of either. */
function toLogoCss({ hash, width, height, tone }: LookPicture, schemes: readonly SchemeColours[]): string {
	const plate = toPlate(
		tone,
		schemes.map(({ chrome }) => chrome ?? WHITE),
	);
	const inner = plate === null ? HEIGHT : HEIGHT - 8;
	const wide = Math.min(WIDEST, Math.max(1, Math.round((inner * width) / height))) + HEIGHT - inner;
	const ground = plate === null ? '' : `padding:4px;border-radius:4px;background-color:${plate};`;
	return `[${BRAND_MARK}]{flex:none;box-sizing:border-box;inline-size:${wide}px;block-size:${HEIGHT}px;background:url(${toLookPicturePath(hash)}) center/contain no-repeat content-box;${ground}object-position:-9999px}[${BRAND_MARK}]>*{visibility:hidden}`;
}
