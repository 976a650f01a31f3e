import { checkContract } from '#scripts/contract/check-contract.ts';
import type { ContractReport } from '#scripts/contract/finding.ts';
import type { Mutant } from './make-mutants.ts';
import { readMinimalSource, startMutant } from './start-mutant.ts';

/** Long enough for a busy machine; a mutant that never returns is found by it. */
const CALL_TIMEOUT = 2000;
const CHECK_TIMEOUT = 90_000;

const BUYS = { account: null, product: null, coupon: null, run: 'mutant' };

/** Findings of the minimal backend itself; they are only notes. */
export async function readBaseline(): Promise<ReadonlySet<string>> {
	await using original = await startMutant(readMinimalSource());
	if (!original) throw new Error('examples/minimal-backend does not start');
	return new Set(namesOf(await check(original.url, true)));
}

/** What the check reports of a mutant that it does not report of the original; null if the mutant survives. */
export async function tryMutant({ source }: Mutant, baseline: ReadonlySet<string>): Promise<string | null> {
	await using running = await startMutant(source);
	if (!running) return 'it does not start';
	const timeout = new Promise<'late'>((done) => setTimeout(() => done('late'), CHECK_TIMEOUT).unref());
	// The check that only reads is faster, and finds most.
	for (const writes of [false, true]) {
		const report = await Promise.race([check(running.url, writes), timeout]);
		if (report === 'late') return 'the check does not end in time';
		const found = namesOf(report).find((name) => !baseline.has(name));
		if (found !== undefined) return found;
	}
	return null;
}

const check = (url: string, writes: boolean): Promise<ContractReport> =>
	checkContract({ url, host: 'titraj.example', timeout: CALL_TIMEOUT, appendLang: true }, { writes: writes ? BUYS : null, dist: null, pages: 3 });

const namesOf = ({ unusable, verdicts }: ContractReport): readonly string[] => [
	...(unusable ? [unusable.path] : []),
	...verdicts.flatMap(({ name, findings }) => findings.map(({ severity, path, expected }) => `${severity}: ${name}: ${path}: ${expected}`)),
];
