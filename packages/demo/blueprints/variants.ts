import type { Data } from '../load/data.ts';
import { colourAdjective, toColour, toGender } from '../text/colour.ts';
import { capacity } from '../text/number.ts';
import type { Variant } from './draft.ts';
import { compileNode, listOf } from './node.ts';
import { compileChoice, compileNumber, compileParams, compileSpecs, compileString, type Draw, isNodes, type Names, type Nodes } from './records.ts';
import { toList, toNumber } from './value.ts';

type Variants = Draw<readonly Variant[]>;

/**
 * Compiles the variation group of a blueprint:
 * - `{ "colours": […], "gender", "most" }`: one to `most` colours, always including the first,
 * - `{ "capacities": [[gigabytes, euros], …] }`,
 * - `{ "axis", "each": names, "rows": [[…], …], "value", "add", "specs", "params" }`: along any other axis, one variant per row, whose values have these names,
 * - `{ "crossed": [one, other] }`: every member of one with every member of the other.
 */
export const compileVariants = (node: Nodes | undefined, names: Names): Variants =>
	node === undefined ? () => [] : compileChoice<readonly Variant[]>(node, names, { none: [], compile: (group) => compileGroup(group, names) });

function compileGroup(group: Nodes, names: Names): Variants {
	if (group['colours'] !== undefined) return compileColours(group, names);
	if (group['capacities'] !== undefined) return compileCapacities(group['capacities'], names);
	if (group['crossed'] !== undefined) return compileCrossed(group['crossed'], names);
	return compileRows(group, names);
}

function compileColours({ colours: listed, gender = 'm', most = 1 }: Nodes, names: Names): Variants {
	const colours = listOf(listed).map((name) => toColour(String(name)));
	const [genderOf, mostOf] = [compileString(gender, names), compileNumber(most, names)];
	return (scope) => {
		const agreement = toGender(genderOf(scope));
		return colours.slice(0, scope.design.int(1, Math.min(mostOf(scope), colours.length))).map((colour) => ({
			choices: [{ title: 'Boja', value: colourAdjective(colour, 'f') }],
			label: colourAdjective(colour, agreement),
			add: 0,
			specs: { colour: colourAdjective(colour, 'f') },
			params: { color: colour },
		}));
	};
}

function compileCapacities(node: Data, names: Names): Variants {
	const sizes = compileNode(node, names);
	return (scope) =>
		toList(sizes(scope)).map((size) => {
			const [gigabytes = 0, add = 0] = toList(size).map(toNumber);
			const label = capacity(gigabytes);
			return { choices: [{ title: 'Kapacitet', value: label }], label, add, specs: { storage: gigabytes }, params: {} };
		});
}

function compileRows({ axis, each, rows, value, add, specs, params }: Nodes, names: Names): Variants {
	if (typeof axis !== 'string' || rows === undefined || value === undefined || add === undefined || !isNodes(specs))
		throw new Error('a group needs colours, capacities, crossed groups, or an axis with rows');
	const members = listOf(each).map(String);
	const drawRows = compileNode(rows, names);
	const inRow = new Set([...names, ...members]);
	const [label, euros] = [compileString(value, inRow), compileNumber(add, inRow)];
	const [specsOf, paramsOf] = [compileSpecs(specs, inRow), compileParams(isNodes(params) ? params : {}, inRow)];
	return (scope) =>
		toList(drawRows(scope)).map((row) => {
			for (const [index, member] of toList(row).entries()) scope.values.set(members[index] ?? '', member);
			const text = label(scope);
			return { choices: [{ title: axis, value: text }], label: text, add: euros(scope), specs: specsOf(scope), params: paramsOf(scope) };
		});
}

function compileCrossed(node: Data, names: Names): Variants {
	const [first, second] = listOf(node).map((group) => compileVariants(isNodes(group) ? group : undefined, names));
	if (!first || !second) throw new Error('`crossed` needs two groups');
	return (scope) => {
		const [ones, others] = [first(scope), second(scope)];
		const named = others.length > 1;
		return ones.flatMap((one) =>
			others.map((other) => ({
				choices: [...one.choices, ...(named ? other.choices : [])],
				label: [one.label, named ? other.label : ''].filter(Boolean).join(', '),
				add: one.add + other.add,
				specs: { ...one.specs, ...other.specs },
				params: { ...one.params, ...other.params },
			})),
		);
	};
}
