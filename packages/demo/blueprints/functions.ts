import { capacity, counted, hr } from '../text/number.ts';
import type { Design } from './design.ts';
import { toList, toNumber, type Value } from './value.ts';

type Call = (values: readonly Value[], design: Design) => Value;

/** Functions for formulas. The first six are random: their order in a blueprint determines the result. */
export const FUNCTIONS: Readonly<Record<string, Call>> = {
	/** From 0 up to, but not including, 1. */
	next: (_, design) => design.next(),
	/** Whole number, both ends included. */
	int: ([least, most], design) => design.int(toNumber(least), toNumber(most)),
	/** Multiple of the third between the ends. */
	step: ([least, most, size], design) => design.step(toNumber(least), toNumber(most), toNumber(size)),
	chance: ([probability], design) => design.chance(toNumber(probability)),
	pick: ([list], design) => design.pick(toList(list)),
	/** The list's item for the tier. */
	by: (lists, design) => design.pick(toList(lists[design.tier])),

	round: ([value]) => Math.round(toNumber(value)),
	min: (values) => Math.min(...values.map(toNumber)),
	max: (values) => Math.max(...values.map(toNumber)),

	/** The number in Croatian format. */
	hr: ([value]) => hr(toNumber(value)),
	/** Gigabytes as shops write them. */
	capacity: ([gigabytes]) => capacity(toNumber(gigabytes)),
	/** The count with the matching form: `counted(3, 'tipkom', 'tipke', 'tipki')`. */
	counted: ([count, one, few, many]) => counted(toNumber(count), [String(one), String(few), String(many)]),
	capital: ([text]) => String(text).charAt(0).toUpperCase() + String(text).slice(1),
	lower: ([text]) => String(text).toLowerCase(),
	replace: ([text, part, other]) => String(text).replace(String(part), String(other)),
	starts: ([text, part]) => String(text).startsWith(String(part)),
	ends: ([text, part]) => String(text).endsWith(String(part)),
	has: ([text, part]) => String(text).includes(String(part)),
};
