import type { ContractReport, Verdict } from './check-contract.ts';

/** The report as lines; calls that are as agreed take one each. */
export function toReportLines({ version, verdicts }: ContractReport, url: string): readonly string[] {
	const parts = (['core', 'extension'] as const).map((part) => ({ part, rows: verdicts.filter((verdict) => verdict.part === part) }));
	return [
		`${url}, contract ${version ?? 'of an unnamed version'}`,
		...parts.flatMap(({ part, rows }) => [
			'',
			part === 'core' ? 'Core: without it the shop does not work' : 'Extension: without it a part is left out',
			...rows.flatMap(toLines),
		]),
		'',
		...parts.map(({ part, rows }) => {
			const asked = rows.filter(({ skipped }) => skipped === undefined);
			const bad = rows.filter(({ faults }) => faults.length > 0);
			return `${part}: ${bad.length === 0 ? 'as agreed' : `${bad.length} with faults`}, ${asked.length} asked, ${rows.length - asked.length} not`;
		}),
	];
}

function toLines({ name, faults, skipped, ms }: Verdict): readonly string[] {
	const mark = faults.length > 0 ? 'BAD ' : skipped === undefined ? 'good' : '  – ';
	return [
		`${mark}  ${name}${skipped === undefined ? (ms === undefined ? '' : `  ${Math.round(ms)} ms`) : `  (${skipped})`}`,
		...faults.map((fault) => `        ${fault}`),
	];
}

/** Whether a storefront can run on it: no fault in the core, and none in what is offered beyond it. */
export function isAsAgreed({ unusable, verdicts }: ContractReport): boolean {
	return unusable === undefined && verdicts.every(({ faults }) => faults.length === 0);
}
