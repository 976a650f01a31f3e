import { capacity, counted, hr } from '../text/number.ts';
import type { Design } from './design.ts';
import { toList, toNumber, type Value } from './value.ts';

type Call = (values: readonly Value[], design: Design) => Value;

/** What a formula may call. The first six draw: their order in a blueprint decides what is drawn. */
export const FUNCTIONS: Readonly<Record<string, Call>> = {
	/** From 0 up to, not including, 1. */
	next: (_, design) => design.next(),
	/** Whole number, both ends included. */
	int: ([least, most], design) => design.int(toNumber(least), toNumber(most)),
	/** Multiple of the third between the ends. */
	step: ([least, most, size], design) => design.step(toNumber(least), toNumber(most), toNumber(size)),
	chance: ([probability], design) => design.chance(toNumber(probability)),
	pick: ([list], design) => design.pick(toList(list)),
	/** One of the list that belongs to the tier. */
	by: (lists, design) => design.pick(toList(lists[design.tier])),

	round: ([value]) => Math.round(toNumber(value)),
	min: (values) => Math.min(...values.map(toNumber)),
	max: (values) => Math.max(...values.map(toNumber)),

	/** The number as Croatian writes it. */
	hr: ([value]) => hr(toNumber(value)),
	/** Gigabytes as shops write them. */
	capacity: ([gigabytes]) => capacity(toNumber(gigabytes)),
	/** The count with the form that goes with it: `counted(3, 'tipkom', 'tipke', 'tipki')`. */
	counted: ([count, one, few, many]) => counted(toNumber(count), [String(one), String(few), String(many)]),
	capital: ([text]) => String(text).charAt(0).toUpperCase() + String(text).slice(1),
	lower: ([text]) => String(text).toLowerCase(),
	replace: ([text, part, other]) => String(text).replace(String(part), String(other)),
	starts: ([text, part]) => String(text).startsWith(String(part)),
	ends: ([text, part]) => String(text).endsWith(String(part)),
	has: ([text, part]) => String(text).includes(String(part)),
};
