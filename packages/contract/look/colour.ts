/** A colour is written `#rrggbb`, in small letters. */
const COLOUR = /^#[0-9a-f]{6}$/;

/** Reads a colour as a person or a picker writes it; null for anything else, so that no other text reaches a stylesheet. */
export function parseColour(text: string): string | null {
	const colour = text.trim().toLowerCase();
	return COLOUR.test(colour) ? colour : null;
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. Throws for what is not `#rrggbb`. */
export function contrast(a: string, b: string): number {
	const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
	return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
	const [red, green, blue] = toChannels(colour).map((channel) => {
		const value = channel / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** A colour with `part` (0 to 1) of another one. */
export function mix(colour: string, other: string, part: number): string {
	const others = toChannels(other);
	return toColour(toChannels(colour).map((channel, at) => channel + ((others[at] ?? 0) - channel) * part));
}

/** The first of the steps from a colour to another one that is good; the other one if none is. */
export function mixUntil(colour: string, other: string, isGood: (step: string) => boolean): string {
	for (let percent = 0; percent < 100; percent += 2) {
		const step = mix(colour, other, percent / 100);
		if (isGood(step)) return step;
	}
	return other;
}

/** A colour of its red, green and blue (0 to 255). */
export const toColour = (channels: readonly number[]): string => `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function toChannels(colour: string): number[] {
	const text = parseColour(colour);
	if (text === null) throw new Error(`${colour} is not written as #rrggbb`);
	return [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
}
