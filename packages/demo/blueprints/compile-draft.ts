import type { BlueprintFile } from './blueprint.ts';
import type { Design } from './design.ts';
import type { Draft } from './draft.ts';
import { compileNode } from './node.ts';
import { compileNumber, compileParams, compileSpecs, compileString, compileStrings, inPlace, type Nodes } from './records.ts';
import { type Evaluate, type Scope, toList } from './value.ts';
import { compileVariants } from './variants.ts';

/** Compiles a blueprint to a function that draws models. Parts are drawn in the order of the code, so that a seed always gives the same model. */
export function compileDraft(file: BlueprintFile): (design: Design) => Draft {
	const { values, names } = compileValues(file.values);
	const tail = inPlace('tail', () => compileString(file.tail, names));
	const price = inPlace('price', () => compileNumber(file.price, names));
	const specs = inPlace('specs', () => compileSpecs(file.specs, names));
	const special = inPlace('special', () => compileStrings(file.special, names));
	const short = inPlace('short', () => compileString(file.short, names));
	const openings = inPlace('openings', () => compileStrings(file.openings, names));
	const facts = inPlace('facts', () => compileStrings(file.facts, names));
	const advice = inPlace('advice', () => compileStrings(file.advice, names));
	const kind = inPlace('picture', () => compileString(file.picture.kind, names));
	const params = inPlace('picture', () => compileParams(file.picture.params, names));
	const variants = inPlace('variants', () => compileVariants(file.variants, names));
	return (design) => {
		const scope: Scope = { design, values: new Map() };
		for (const draw of values) draw(scope);
		return {
			tail: tail(scope),
			price: price(scope),
			specs: specs(scope),
			special: special(scope),
			short: short(scope),
			openings: openings(scope),
			facts: facts(scope),
			advice: advice(scope),
			picture: { kind: kind(scope), params: params(scope) },
			variants: variants(scope),
		};
	};
}

/** Named values, each of which may use the previous ones; a key with several names destructures a list. */
function compileValues(nodes: Nodes): { values: ((scope: Scope) => void)[]; names: ReadonlySet<string> } {
	const names = new Set<string>();
	const values = Object.entries(nodes).map(([key, node]) => {
		const value = inPlace(`values: ${key}`, () => compileNode(node, names));
		const members = key.split(', ');
		for (const name of members) names.add(name);
		return members.length === 1 ? toSetter(key, value) : toSetters(members, value);
	});
	return { values, names };
}

const toSetter =
	(name: string, value: Evaluate) =>
	(scope: Scope): void => {
		scope.values.set(name, value(scope));
	};

const toSetters =
	(names: readonly string[], value: Evaluate) =>
	(scope: Scope): void => {
		const list = toList(value(scope));
		for (const [index, name] of names.entries()) scope.values.set(name, list[index]);
	};
