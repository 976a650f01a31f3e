import { COUNTRIES } from '@titraj/contract/formats/address-countries.ts';
import type { Band, ZoneArea } from './edit-shipping.ts';

/** Codes of shipping methods. */
export const METHOD_CODE = /^[a-z0-9_-]{1,40}$/;

export const MOST_AREAS = 500;

/** Parses `HR`, `HR 214` or `HR 20000-20999`; `format`: it is no area of a known country, `range`: it runs backwards or has two lengths. */
export function parseZoneArea(line: string): ZoneArea | 'format' | 'range' {
	const [, country = '', from = null, to = from] = /^([A-Z]{2})(?:\s+(\d{1,10})(?:\s*-\s*(\d{1,10}))?)?$/.exec(line.trim().toUpperCase()) ?? [];
	if (!COUNTRIES.includes(country)) return 'format';
	if (from !== null && to !== null && (from.length !== to.length || from > to)) return 'range';
	return { country, postcode_from: from, postcode_to: to };
}

/** Area as entered: `HR`, `HR 214` or `HR 20000-20999`. */
export const writeArea = ({ country, postcode_from, postcode_to }: ZoneArea): string =>
	[country, postcode_from === null ? '' : postcode_from === postcode_to ? postcode_from : `${postcode_from}-${postcode_to}`].filter(Boolean).join(' ');

/** Price bands in their order; `start`: none applies from 0, `twice`: two have the same start. */
export function sortBands(bands: readonly Band[]): Band[] | 'start' | 'twice' {
	const sorted = bands.toSorted((a, b) => a.above - b.above);
	if (sorted[0]?.above !== 0) return 'start';
	return new Set(sorted.map(({ above }) => above)).size === sorted.length ? sorted : 'twice';
}
