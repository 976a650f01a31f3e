import type { ContractReport, Verdict } from './check-contract.ts';

/** The lines of a report. */
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
			const bad = rows.filter(({ errors }) => errors.length > 0);
			return `${part}: ${bad.length === 0 ? 'as agreed' : `${bad.length} with errors`}, ${asked.length} asked, ${rows.length - asked.length} not`;
		}),
	];
}

function toLines({ name, errors, skipped, ms }: Verdict): readonly string[] {
	const mark = errors.length > 0 ? 'BAD ' : skipped === undefined ? 'good' : '  – ';
	return [
		`${mark}  ${name}${skipped === undefined ? (ms === undefined ? '' : `  ${Math.round(ms)} ms`) : `  (${skipped})`}`,
		...errors.map((error) => `        ${error}`),
	];
}

/** Whether a storefront can run on the backend: no errors in the core, nor in the extensions that it offers. */
export function isAsAgreed({ unusable, verdicts }: ContractReport): boolean {
	return unusable === undefined && verdicts.every(({ errors }) => errors.length === 0);
}
