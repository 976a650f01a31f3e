import { REDIRECT_ERRORS, saveRedirectTable } from '../../content/index.ts';
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
	const { rows, refused } = await saveRedirectTable(db, text);
	for (const { line, error } of refused) onRefused({ line, reason: REDIRECT_ERRORS[error] });
	return { rows, refused: refused.length };
}
