import type { RunningBackend } from '@titraj/backend/start-backend.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFault } from '#tests/support/answer-faults/faults-of.ts';
import { type FaultyCall, openFaultyPages } from '#tests/support/answer-faults/faulty-shop-pages.ts';
import { loadBuiltParts } from '#tests/support/built-parts.ts';
import { startDemoBackend } from '#tests/support/prerender-setup.ts';

let backend: RunningBackend;
let calls: readonly FaultyCall[];
beforeAll(async () => {
	backend = await startDemoBackend();
	calls = await openFaultyPages(backend.url, () => loadBuiltParts('dist'));
});
afterAll(() => backend?.close());

type Fault = FaultyCall['faults'][number];
const nameOf = ({ path, name }: FaultyCall, fault: Fault): string => `${path}: ${name} ${describeFault(fault)}`;
const everyFault = (): readonly (readonly [FaultyCall, Fault])[] => calls.flatMap((call) => call.faults.map((fault) => [call, fault] as const));
const isAbsent = ({ kind }: Fault): boolean => kind === 'null' || kind === 'missing';

/** Thousands of pages on a busy machine. */
const LONG = 300_000;

test(
	'every field that may be absent can be null or missing in an answer: its page is rendered or not found, and a forbidden null is logged',
	async () => {
		const known = new Set<string>();
		const lost: string[] = [];
		for (const [call, fault] of everyFault().filter(([, absent]) => isAbsent(absent))) {
			const place = `${call.name} ${describeFault(fault)}`;
			if (known.has(place)) continue;
			known.add(place);
			const found = await call.check(fault);
			if (found !== null) lost.push(`${nameOf(call, fault)}: ${found}`);
		}
		expect(lost).toEqual([]);
		expect(known.size).toBeGreaterThan(500);
	},
	LONG,
);

test(
	'a page outlives a field of a wrong type, an empty and a huge one: it is rendered or not found, and the log names call and field',
	async () => {
		const others = everyFault().filter(([, fault]) => !isAbsent(fault));
		const sample = fc.sample(fc.constantFrom(...others), { numRuns: 500, seed: 15 });
		const lost: string[] = [];
		for (const [call, fault] of sample) {
			const found = await call.check(fault);
			if (found !== null) lost.push(`${nameOf(call, fault)}: ${found}`);
		}
		expect(lost).toEqual([]);
	},
	LONG,
);
