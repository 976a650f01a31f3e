import Papa from 'papaparse';
import type { State } from '../state/state.ts';
import type { FeedKind } from './erp-files.ts';
import { feedOf } from './held-files.ts';

/** Most rows of a file that are listed for people; the report beside the file counts all. */
const MOST = 1000;

interface ReportRow {
	readonly line: string;
	readonly sku: string;
	readonly field: string;
	readonly outcome: string;
	readonly reason: string;
}

interface Report {
	/** The import's report as CSV; null if it accepted everything. */
	readonly csv: string | null;
	readonly file: string;
	readonly kind: FeedKind;
	readonly now: number;
}

/** Lists the rows of a file that the shop refused in place of those of the last file of its kind. What staff dismissed stays so while the reason is the same. */
export function noteRefusedRows(state: State, { csv, file, kind, now }: Report): void {
	const rows = csv === null ? [] : Papa.parse<ReportRow>(csv.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true }).data;
	const reasons = new Map<string, string[]>();
	for (const { line, sku, field, outcome, reason } of rows) {
		if (outcome !== 'row refused') continue;
		const key = sku || `${file}, line ${line}`;
		if (reasons.size >= MOST && !reasons.has(key)) continue;
		reasons.set(key, [...(reasons.get(key) ?? []), field === '' ? reason : `${field}: ${reason}`]);
	}
	for (const { sku } of state.all<{ sku: string }>('select sku from refusals where feed = ?', feedOf(kind)))
		if (!reasons.has(sku)) state.run('delete from refusals where sku = ?', sku);
	for (const [sku, all] of reasons)
		state.run(
			`insert into refusals (sku, reason, at, feed) values (?, ?, ?, ?) on conflict (sku) do update set reason = excluded.reason, at = excluded.at,
				feed = excluded.feed, dismissed = case when reason = excluded.reason then dismissed else 0 end`,
			...[sku, all.join('; ').slice(0, 1000), now, feedOf(kind)],
		);
}
