import { POSTERS } from './posters/registry.ts';
import { KINDS } from './registry.ts';
import { parsePaint } from './traits.ts';

/** Every variant of any kind: a product may change its kind and keep its parameters. */
const VARIANTS = new Set([...Object.values(KINDS), ...Object.values(POSTERS)].flatMap(({ variants = [] }) => variants));
const FORMS = new Set(Object.values(KINDS).flatMap(({ forms = [] }) => forms));
/** At most five digits before the point and two after it, in canonical form. */
const NUMBER = /^(0|[1-9]\d{0,4})(\.\d?[1-9])?$/;

const KNOWN: Readonly<Record<string, (word: string, kind: string) => boolean>> = {
	color: (word) => parsePaint(word) !== undefined,
	size: (word) => NUMBER.test(word),
	count: (word) => NUMBER.test(word),
	form: (word) => FORMS.has(word),
	// A manufacturer's logo is chosen by the letters of its name.
	variant: (word, kind) => VARIANTS.has(word) || (kind === 'brand' && word.length <= 40),
};

/** Whether all parameters of a picture are known, which limits what is drawn, encoded and cached. */
export function isKnownPicture(kind: string, params: Readonly<Record<string, string>>): boolean {
	return Object.entries(params).every(([name, word]) => Object.hasOwn(KNOWN, name) && KNOWN[name]?.(word, kind) === true);
}
