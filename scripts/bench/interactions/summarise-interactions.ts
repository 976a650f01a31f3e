import { percentile } from '../../run/percentile.ts';
import type { Interaction } from './event-timings.ts';

/** One row of the table, in milliseconds. */
interface InteractionRow {
	readonly name: string;
	readonly repeats: number;
	/** Repeats that the browser did not report. They count as short. */
	readonly unreported: number;
	readonly p50: number;
	readonly p75: number;
	readonly worst: number;
	/** Medians of the parts of an interaction: before its handlers, in them, and until the paint. */
	readonly parts: readonly [waiting: number, handling: number, painting: number];
}

/** Summarises the repeats of each interaction, in the order in which they were first measured. */
export function summariseInteractions(measured: ReadonlyMap<string, readonly Interaction[]>): readonly InteractionRow[] {
	return [...measured].map(([name, repeats]) => {
		const durations = repeats.map(({ duration }) => duration);
		const middle = (part: (one: Interaction) => number) => Math.round(percentile(repeats.map(part), 50));
		return {
			...{
				name,
				repeats: repeats.length,
				unreported: repeats.filter(({ event }) => event === null).length,
				p50: percentile(durations, 50),
				p75: percentile(durations, 75),
				worst: Math.max(...durations),
			},
			parts: [
				middle(({ waiting }) => waiting),
				middle(({ handling }) => handling),
				middle(({ duration, waiting, handling }) => Math.max(0, duration - waiting - handling)),
			],
		};
	});
}

/** Share of an interaction's repeats that may be unreported: with more, its percentiles say nothing. */
const MOST_UNREPORTED = 0.1;

/** Why interactions fail: too slow for the bar in milliseconds, or not measured. */
export function findFailures(rows: readonly InteractionRow[], bar: number): readonly string[] {
	return rows.flatMap(({ name, repeats, unreported, p75 }) => [
		...(unreported > repeats * MOST_UNREPORTED ? [`${name}: the browser did not report ${unreported} of ${repeats} repeats`] : []),
		...(p75 > bar ? [`${name}: p75 is ${p75} ms, at most ${bar}`] : []),
	]);
}
