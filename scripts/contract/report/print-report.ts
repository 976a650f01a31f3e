import { type ContractReport, type Finding, GROUPS, type Group, isError, NOT_OFFERED, type Verdict } from '../finding.ts';

const TITLES: Readonly<Record<Group, string>> = {
	calls: 'Calls: responses of the backend',
	routes: 'Routes: the pages, and how the storefront finds them',
	pages: 'Pages: one of each kind, as in a build',
	rules: 'Rules across several responses',
	writes: 'Writes: actions of shoppers',
};

/** The lines of a report, for people. */
export function toReportLines(report: ContractReport): readonly string[] {
	const { url, unusable, version, verdicts } = report;
	if (unusable) return [`${url} cannot be used`, '', ...toFindingLines(unusable)];
	return [
		`${url}, contract ${version ?? 'of an unknown version'}`,
		...GROUPS.flatMap((group) =>
			toGroupLines(
				group,
				verdicts.filter((verdict) => verdict.group === group),
			),
		),
		'',
		...(['core', 'extension'] as const).map((part) =>
			toSumLine(
				part,
				verdicts.filter((verdict) => verdict.part === part),
			),
		),
	];
}

function toGroupLines(group: Group, rows: readonly Verdict[]): readonly string[] {
	if (rows.length === 0) return [];
	const offered = rows.filter(({ skipped }) => skipped !== NOT_OFFERED).toSorted(byPart);
	const left = rows.length - offered.length;
	return ['', TITLES[group], ...offered.flatMap(toVerdictLines), ...(left === 0 ? [] : [`  –   ${left} more, of features that are not offered`])];
}

/** The core first. */
const byPart = (one: Verdict, other: Verdict): number => one.part.localeCompare(other.part);

function toVerdictLines({ name, part, findings, skipped, ms, note }: Verdict): readonly string[] {
	const mark = findings.some(isError) ? 'BAD ' : findings.length > 0 ? 'note' : skipped === undefined ? 'good' : '  – ';
	const facts = [part, ...(ms === undefined ? [] : [`${Math.round(ms)} ms`]), ...(skipped === undefined ? [] : [skipped])];
	return [`${mark}  ${name}  (${facts.join(', ')})`, ...(note === undefined ? [] : [`        ${note}`]), ...findings.flatMap(toFindingLines)];
}

function toFindingLines({ severity, call, path, expected, found, consequence, fix }: Finding): readonly string[] {
	return [
		`        ${severity === 'error' ? '×' : '·'} ${call}`,
		`          at        ${path}`,
		`          expected  ${expected}`,
		`          found     ${found}`,
		`          so        ${consequence}`,
		`          fix       ${fix}`,
	];
}

function toSumLine(part: Verdict['part'], rows: readonly Verdict[]): string {
	const checked = rows.filter(({ skipped }) => skipped === undefined);
	const bad = rows.filter(({ findings }) => findings.some(isError));
	const advice = rows.flatMap(({ findings }) => findings.filter((finding) => !isError(finding))).length;
	const state = bad.length === 0 ? 'as agreed' : `${bad.length} with errors`;
	return `${part}: ${state}, ${checked.length} checked, ${rows.length - checked.length} not${advice === 0 ? '' : `, ${advice} notes`}`;
}
