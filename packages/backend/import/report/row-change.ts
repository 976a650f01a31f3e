/** A value that the import changed by a rule. */
export interface RowChange {
	/** What was done, in words for the merchant. */
	readonly rule: string;
	/** Field of the mapping, or the attribute. */
	readonly field: string;
	readonly before: string;
	readonly after: string;
}

const EXAMPLES = 3;
const LONGEST_EXAMPLE = 60;

interface Tally {
	count: number;
	/** Three at most. */
	readonly examples: string[];
}

/** Counts by text, with the first three examples of each. */
export type Tallies = Map<string, Tally>;

export function addTally(tallies: Tallies, name: string, example: string): void {
	const tally = tallies.get(name) ?? { count: 0, examples: [] };
	tallies.set(name, tally);
	tally.count += 1;
	if (tally.examples.length < EXAMPLES) tally.examples.push(example);
}

/** Lines of a report, the most frequent first. */
export const describeTallies = (tallies: Tallies): string[] =>
	[...tallies].toSorted(([, a], [, b]) => b.count - a.count).map(([name, { count, examples }]) => `  ${count} × ${name}, e.g. ${examples.join('; ')}`);

/** One line of a text, cut for an example. */
export function toExample(text: string): string {
	const line = text.replaceAll(/\s+/g, ' ').trim();
	return line.length > LONGEST_EXAMPLE ? `${line.slice(0, LONGEST_EXAMPLE)}…` : line;
}

/** A reason without its own values, by which refusals are counted: `"dvadeset" is no amount` and `"na upit" is no amount` are one. */
export const toReasonKind = (reason: string): string => reason.replaceAll(/"[^"]*"/g, '"…"').replaceAll(/\d+/g, '#');
