import { REDIRECT_ERRORS } from '../../content/redirects/find-redirect-error.ts';
import { readRedirectsCsv } from '../../content/redirects/read-redirects-csv.ts';
import { saveRedirects } from '../../content/redirects/save-redirects.ts';
import type { Database } from '../../platform/database/tables.ts';
import { detectEncoding, type Encoding } from '../source/encoding.ts';
import { openText } from '../source/open-text.ts';

interface RefusedRule {
	readonly line: number;
	readonly reason: string;
}

/** Imports a table of redirect rules in the encoding in which a spreadsheet wrote it. Wrong rows are reported one by one and stop no other. */
export async function importRedirects(
	db: Database,
	{ source, encoding }: { source: string; encoding: Encoding | undefined },
	onRefused: (rule: RefusedRule) => void,
): Promise<{ rows: number; refused: number }> {
	const { chunks } = await openText(source, encoding ?? (await detectEncoding(source)));
	let text = '';
	for await (const chunk of chunks) text += chunk;
	const rows = readRedirectsCsv(text);
	const rules = rows.flatMap((row) => ('row' in row ? [row] : []));
	const saved = await saveRedirects(
		db,
		rules.map(({ row }) => row),
	);
	const refused: RefusedRule[] = [
		...rows.flatMap((row) => ('reason' in row ? [row] : [])),
		...saved.flatMap((result, place) => (result.outcome === 'refused' ? [{ line: rules[place]?.line ?? 0, reason: REDIRECT_ERRORS[result.reason] }] : [])),
	].toSorted((first, second) => first.line - second.line);
	for (const rule of refused) onRefused(rule);
	return { rows: rows.length, refused: refused.length };
}
