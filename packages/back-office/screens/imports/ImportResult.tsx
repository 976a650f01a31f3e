import { type MouseEvent, type ReactNode, useState } from 'react';
import { type Import, type ReasonCount, toReportHref } from '../../api/imports.ts';
import type { Failure } from '../../api/result.ts';
import { fetchFile } from '../../api/send.ts';
import { toReasonText, toRefusalText } from '../../texts/api-words.ts';
import { formatNumber } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Table } from '../../ui/Table.tsx';
import { reportName, toReportFile } from './report-file.ts';
import { WholeReport } from './WholeReport.tsx';

const COUNTS = ['created', 'updated', 'unchanged', 'refused', 'archived', 'left_out'] as const;

/** What an import did, or would do: counts, why rows were refused and fields left out, and the rest of its report. */
export function ImportResult({ run: { id, state, dry_run, result, reason } }: { readonly run: Import }): ReactNode {
	const [failure, setFailure] = useState<Failure | null>(null);
	const save = async (event: MouseEvent) => {
		event.preventDefault();
		const report = await fetchFile(toReportHref(id), false);
		setFailure(report.ok ? null : report.failure);
		if (report.ok) saveFile(reportName(), new Blob([toReportFile(await report.value.text())], { type: 'text/csv;charset=utf-8' }));
	};
	if (state === 'failed')
		return (
			<div className="notice spaced" data-tone="refused" role="alert">
				<p>{t('imports.failed')}</p>
				<p className="detail">{toReasonText(reason ?? '')}</p>
			</div>
		);
	if (state !== 'done' || result === null) return null;
	return (
		<section className="stack spaced" aria-label={t(dry_run ? 'imports.tried' : 'imports.done')}>
			<div className="card" role="status">
				<h2>{t(dry_run ? 'imports.tried' : 'imports.done')}</h2>
				<dl className="sums">
					{COUNTS.filter((name) => result[name] > 0 || name === 'created' || name === 'updated').map((name) => (
						<div key={name}>
							<dt>{t(`imports.${name}`)}</dt>
							<dd className="number">{formatNumber(result[name])}</dd>
						</div>
					))}
				</dl>
				<div className="actions">
					{result.has_report && (
						<a className="button quiet" href={toReportHref(id)} download={reportName()} onClick={(event) => void save(event)}>
							{t('imports.report')}
						</a>
					)}
					{!dry_run && (
						<a className="button quiet" href="#/products">
							{t('imports.products')}
						</a>
					)}
				</div>
				{failure && <FailureNotice failure={failure} />}
			</div>
			{!dry_run && (
				<p className="hint">
					{t('imports.pictures-about')} <a href="#/pictures">{t('imports.pictures')}</a>
				</p>
			)}
			<Reasons title={t('imports.reasons')} of={result.reasons} />
			<Reasons title={t('imports.left-out-reasons')} of={result.left_out_reasons} />
			<WholeReport result={result} isTried={dry_run} />
		</section>
	);
}

function Reasons({ title, of }: { readonly title: string; readonly of: readonly ReasonCount[] }): ReactNode {
	if (of.length === 0) return null;
	return (
		<Table
			title={title}
			none=""
			rows={of}
			keyOf={(one) => one.reason}
			columns={[
				{ title: t('imports.reason'), show: (one) => toRefusalText(one.reason) },
				{ title: t('imports.count'), show: ({ count }) => formatNumber(count), isNumber: true },
				{ title: t('imports.examples'), show: ({ examples }) => examples.map(toRowText).join('; ') },
			]}
		/>
	);
}

/** `line 12 (SKU-1)` in the language of the person. */
const toRowText = (example: string): string => example.replace(/^line (\d+)/, (_, line: string) => t('imports.row', { line }));
