import type { Variant } from '../blueprint.ts';
import type { Random } from '../random.ts';
import { type Colour, colourAdjective, type Gender } from '../text/colour.ts';
import { capacity } from '../text/number.ts';

/** One to `most` colours of a model, the first of the list always among them. */
export function inColours(random: Random, gender: Gender, colours: readonly Colour[], most = 3): Variant[] {
	return colours.slice(0, random.int(1, Math.min(most, colours.length))).map((colour) => ({
		choices: [{ title: 'Boja', value: colourAdjective(colour, 'f') }],
		label: colourAdjective(colour, gender),
		add: 0,
		specs: { colour: colourAdjective(colour, 'f') },
		params: { color: colour },
	}));
}

/** Storage sizes in GB with their surcharge in euros. */
export function inCapacities(sizes: readonly (readonly [gigabytes: number, add: number])[]): Variant[] {
	return sizes.map(([size, add]) => ({
		choices: [{ title: 'Kapacitet', value: capacity(size) }],
		label: capacity(size),
		add,
		specs: { storage: size },
		params: {},
	}));
}

/** Variants along any other axis: length, size, value. */
export function inSizes(title: string, sizes: readonly { value: string; add: number; specs: Variant['specs']; params?: Variant['params'] }[]): Variant[] {
	return sizes.map(({ value, add, specs, params }) => ({ choices: [{ title, value }], label: value, add, specs, params: params ?? {} }));
}

/** Every member of one axis with every member of the other. */
export function crossed(first: readonly Variant[], second: readonly Variant[]): Variant[] {
	return first.flatMap((one) =>
		second.map((two) => ({
			choices: [...one.choices, ...(second.length > 1 ? two.choices : [])],
			label: [one.label, second.length > 1 ? two.label : ''].filter(Boolean).join(', '),
			add: one.add + two.add,
			specs: { ...one.specs, ...two.specs },
			params: { ...one.params, ...two.params },
		})),
	);
}
