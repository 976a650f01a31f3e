import { type Material, PAINTS, type Paint } from './palette.ts';

/** A product's visual parameters, within the kind's limits. */
export interface Traits {
	paint: Material;
	size: number;
	count: number;
	variant: string;
	/** What a variant has beside its shape, such as a cable. */
	form: string;
	/** A number derived from the variant's letters, for drawings that differ by word. */
	seed: number;
}

/** Limits of a kind: smallest, default and largest. */
export interface Limits {
	color: Paint;
	size?: [least: number, usual: number, most: number];
	count?: [least: number, usual: number, most: number];
	/** Known words; the first is the default. */
	variants?: readonly string[];
	/** Known words; the first is the default. */
	forms?: readonly string[];
}

const ONE: [number, number, number] = [1, 1, 1];

/** Parses untrusted parameters: numbers are clamped, unknown words become the kind's defaults. */
export function parseTraits(params: Record<string, string>, { color, size = ONE, count = ONE, variants = [], forms = [] }: Limits): Traits {
	const [variant, form] = [own(params, 'variant'), own(params, 'form')];
	return {
		paint: PAINTS[parsePaint(own(params, 'color')) ?? color],
		size: parseNumber(own(params, 'size'), size),
		count: Math.round(parseNumber(own(params, 'count'), count)),
		variant: variants.find((word) => word === variant) ?? variants[0] ?? '',
		form: forms.find((word) => word === form) ?? forms[0] ?? '',
		seed: hash(variant.slice(0, 64)),
	};
}

function hash(text: string): number {
	let sum = 2166136261;
	for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
	return (sum ^ (sum >>> 15)) >>> 0;
}

/** A known colour, or undefined. */
export function parsePaint(text: string): Paint | undefined {
	return isPaint(text) ? text : undefined;
}

function isPaint(text: string): text is Paint {
	return Object.hasOwn(PAINTS, text);
}

function parseNumber(text: string, [least, usual, most]: [number, number, number]): number {
	const number = text.length > 0 && text.length < 24 ? Number(text) : Number.NaN;
	return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : usual;
}

function own(params: Record<string, string>, name: string): string {
	const value: unknown = Object.hasOwn(params, name) ? params[name] : '';
	return typeof value === 'string' ? value : '';
}
