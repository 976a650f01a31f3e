import { type Data, isRecord } from '../load/data.ts';
import { compileExpression } from './expression.ts';
import { compileText } from './text.ts';
import { type Evaluate, type Scope, toList, type Value } from './value.ts';

type Compile = (node: Readonly<Record<string, Data>>, names: ReadonlySet<string>) => Evaluate;

const FORMULA = '=';

/**
 * Compiles a value of a blueprint. Numbers and booleans are literals; a string that begins with `=` is a formula, any other a text with placeholders;
 * lists contain values. Records choose:
 * - `{ "if": formula, "use": value, "else": value }`: left out if the condition is false and there is no `else`,
 * - `{ "pick": [value, …] }`: one of the list,
 * - `{ "by": [list, list, list] }`: one of the tier's list,
 * - `{ "lookup": formula, "in": { key: value }, "else": value }`: the value with that key.
 */
export function compileNode(node: Data, names: ReadonlySet<string>): Evaluate {
	if (node === null) throw new Error('null is not allowed as a value in a blueprint');
	if (typeof node === 'string') return node.startsWith(FORMULA) ? compileExpression(node.slice(FORMULA.length), names) : compileText(node, names);
	if (typeof node === 'number' || typeof node === 'boolean') return () => node;
	if (isRecord(node)) return choiceOf(node)(node, names);
	const items = node.map((item) => compileNode(item, names));
	return (scope) => itemsOf(items, scope);
}

/** The items whose condition holds. */
function itemsOf(items: readonly Evaluate[], scope: Scope): Value[] {
	const values: Value[] = [];
	for (const item of items) {
		const value = item(scope);
		if (value !== undefined) values.push(value);
	}
	return values;
}

function choiceOf(node: Readonly<Record<string, Data>>): Compile {
	const compile = Object.entries(CHOICES).find(([name]) => Object.hasOwn(node, name))?.[1];
	if (!compile) throw new Error(`a record needs one of ${Object.keys(CHOICES).join(', ')}`);
	return compile;
}

const CHOICES: Readonly<Record<string, Compile>> = {
	if: (node, names) => {
		const test = compileTest(node['if'], names);
		const [one, other] = [compileOptional(node['use'], names), compileOptional(node['else'], names)];
		return (scope) => (test(scope) ? one(scope) : other(scope));
	},
	pick: ({ pick }, names) => {
		const list = compileOptional(pick, names);
		return (scope) => scope.design.pick(toList(list(scope)));
	},
	by: ({ by }, names) => {
		const lists = listOf(by).map((list) => compileNode(list, names));
		const [entry, middle, top] = lists;
		if (!entry || !middle || !top || lists.length > 3) throw new Error('`by` needs a list for each of the three tiers');
		const byTier = [entry, middle, top] as const;
		return (scope) => scope.design.pick(toList(byTier[scope.design.tier](scope)));
	},
	lookup: (node, names) => {
		const key = compileTest(node['lookup'], names);
		const found = new Map(recordEntries(node['in']).map(([name, value]) => [name, compileNode(value, names)]));
		const other = compileOptional(node['else'], names);
		return (scope) => (found.get(String(key(scope))) ?? other)(scope);
	},
};

/** Compiles a condition: a formula without its `=`. */
export function compileTest(node: Data | undefined, names: ReadonlySet<string>): Evaluate {
	if (typeof node !== 'string') throw new Error('a formula is needed');
	return compileExpression(node, names);
}

const compileOptional = (node: Data | undefined, names: ReadonlySet<string>): Evaluate => (node === undefined ? () => undefined : compileNode(node, names));

export function listOf(node: Data | undefined): readonly Data[] {
	if (!Array.isArray(node)) throw new Error('a list is needed');
	return node;
}

export function recordEntries(node: Data | undefined): [string, Data][] {
	if (node === undefined || !isRecord(node)) throw new Error('a record is needed');
	return Object.entries(node);
}
