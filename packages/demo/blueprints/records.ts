import type { SourcePicture } from '@titraj/backend/platform/source/catalog.ts';
import { type Data, isRecord } from '../load/data.ts';
import type { Specs, SpecValue } from './draft.ts';
import { compileNode, compileTest, recordEntries } from './node.ts';
import { type Scope, toList, toNumber, toText, type Value } from './value.ts';

export type Draw<T> = (scope: Scope) => T;
export type Names = ReadonlySet<string>;
export type Nodes = Readonly<Record<string, Data>>;

/** Runs a function and adds the place in the file to its errors. */
export function inPlace<T>(place: string, run: () => T): T {
	try {
		return run();
	} catch (cause) {
		throw new Error(`${place}: ${cause instanceof Error ? cause.message : cause}`, { cause });
	}
}

export function compileNumber(node: Data, names: Names): Draw<number> {
	const value = compileNode(node, names);
	return (scope) => toNumber(value(scope));
}

export function compileString(node: Data, names: Names): Draw<string> {
	const value = compileNode(node, names);
	return (scope) => toText(value(scope));
}

/** A list of texts, without those whose condition does not hold. */
export function compileStrings(node: Data, names: Names): Draw<string[]> {
	const value = compileNode(node, names);
	return (scope) => toList(value(scope)).map(toText);
}

/** A record of a blueprint, or the one that an `if` chooses; `none` if neither is chosen. */
export function compileChoice<T>(node: Nodes, names: Names, { none, compile }: { none: T; compile: (node: Nodes) => Draw<T> }): Draw<T> {
	if (!Object.hasOwn(node, 'if')) return compile(node);
	const test = compileTest(node['if'], names);
	const [one, other] = [node['use'], node['else']].map((branch): Draw<T> => {
		if (branch === undefined) return () => none;
		return compileChoice(Object.fromEntries(recordEntries(branch)), names, { none, compile });
	});
	return (scope) => (test(scope) ? one?.(scope) : other?.(scope)) ?? none;
}

/** By attribute code, without values whose condition does not hold. */
export const compileSpecs = (node: Nodes, names: Names): Draw<Specs> =>
	compileChoice<Specs>(node, names, { none: {}, compile: (record) => compileEntries(record, names, toSpecValue) });

export const compileParams = (node: Nodes, names: Names): Draw<SourcePicture['params']> =>
	compileChoice<SourcePicture['params']>(node, names, { none: {}, compile: (record) => compileEntries(record, names, toParam) });

function compileEntries<T>(record: Nodes, names: Names, check: (value: Value) => T): Draw<Record<string, T>> {
	const entries = Object.entries(record).map(([name, node]) => [name, inPlace(name, () => compileNode(node, names))] as const);
	return (scope) => {
		const made: Record<string, T> = {};
		for (const [name, draw] of entries) {
			const value = draw(scope);
			if (value !== undefined) made[name] = check(value);
		}
		return made;
	};
}

export const isNodes = (node: Data | undefined): node is Nodes => node !== undefined && isRecord(node);

function toSpecValue(value: Value): SpecValue {
	if (value === undefined) throw new Error('a value of the specification is missing');
	return typeof value === 'object' ? value.map(toText) : value;
}

function toParam(value: Value): string | number {
	return typeof value === 'number' ? value : toText(value);
}
