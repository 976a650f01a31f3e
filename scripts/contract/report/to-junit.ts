import { type ContractReport, type Finding, GROUPS, type Group, isError, type Verdict } from '../finding.ts';

/** A report as JUnit XML, which CI servers show: a test suite for each group, a test case for each verdict. */
export function toJUnit({ url, unusable, verdicts }: ContractReport): string {
	const suites = unusable
		? [toSuite('start', [{ group: 'calls', name: 'the backend responds', part: 'core', findings: [unusable] }])]
		: GROUPS.map((group) =>
				toSuite(
					group,
					verdicts.filter((verdict) => verdict.group === group),
				),
			);
	const all = unusable ? 1 : verdicts.length;
	const failures = unusable ? 1 : verdicts.filter(hasFailed).length;
	return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract ${escapeXml(url)}" tests="${all}" failures="${failures}">\n${suites.join('')}</testsuites>\n`;
}

const hasFailed = ({ findings }: Verdict): boolean => findings.some(isError);

function toSuite(group: Group | 'start', rows: readonly Verdict[]): string {
	if (rows.length === 0) return '';
	const skipped = rows.filter((verdict) => verdict.skipped !== undefined && !hasFailed(verdict)).length;
	return `\t<testsuite name="${group}" tests="${rows.length}" failures="${rows.filter(hasFailed).length}" skipped="${skipped}">\n${rows.map(toCase).join('')}\t</testsuite>\n`;
}

function toCase(verdict: Verdict): string {
	const { name, group, part, findings, skipped, ms = 0, note } = verdict;
	const errors = findings.filter(isError);
	const output = [...(note === undefined ? [] : [note]), ...findings.filter((finding) => !isError(finding)).map(toText)];
	const children = [
		...(errors.length > 0
			? [
					`<failure message="${escapeXml(errors.map(({ path, expected, found }) => `${path}: expected ${expected}, found ${found}`).join('; '))}">${escapeXml(errors.map(toText).join('\n\n'))}</failure>`,
				]
			: []),
		...(skipped !== undefined && errors.length === 0 ? [`<skipped message="${escapeXml(skipped)}"/>`] : []),
		...(output.length > 0 ? [`<system-out>${escapeXml(output.join('\n\n'))}</system-out>`] : []),
	];
	const attributes = `name="${escapeXml(name)}" classname="${group}.${part}" time="${(ms / 1000).toFixed(3)}"`;
	return children.length === 0 ? `\t\t<testcase ${attributes}/>\n` : `\t\t<testcase ${attributes}>${children.join('')}</testcase>\n`;
}

const toText = ({ call, path, expected, found, consequence, fix }: Finding): string =>
	`${call}\nat ${path}\nexpected: ${expected}\nfound: ${found}\nconsequence: ${consequence}\nfix: ${fix}`;

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Escapes text for XML, and replaces characters that XML does not allow: responses may contain them. */
const escapeXml = (text: string): string =>
	text
		.toWellFormed()
		.replace(/[[\p{Cc}\uFFFE\uFFFF]--[\n\r\t]]/gv, '\uFFFD')
		.replace(/[<>&"]/g, (sign) => ENTITIES[sign] ?? sign);
