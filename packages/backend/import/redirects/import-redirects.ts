import { REDIRECT_ERRORS, saveRedirectTable } from '../../content/index.ts';
import type { CommandAccess } from '../../merchant-api/keys/command-access.ts';
import { detectEncoding, type Encoding } from '../source/encoding.ts';
import { FeedError } from '../source/feed-error.ts';
import { openText } from '../source/open-text.ts';
import type { Database } from '../tables.ts';
import { callMerchant } from '../target/merchant-client.ts';

interface RefusedRule {
	readonly line: number;
	readonly reason: string;
}

interface SavedRules {
	readonly rows: number;
	readonly refused: readonly RefusedRule[];
}

/** Imports a table of redirect rules in the encoding in which a spreadsheet wrote it. Wrong rows are reported one by one and stop no other. */
export async function importRedirects(
	{ source, encoding }: { source: string; encoding: Encoding | undefined },
	save: (table: string) => Promise<SavedRules>,
	onRefused: (rule: RefusedRule) => void,
): Promise<{ rows: number; refused: number }> {
	const { chunks } = await openText(source, encoding ?? (await detectEncoding(source)));
	let text = '';
	for await (const chunk of chunks) text += chunk;
	const { rows, refused } = await save(text);
	for (const rule of refused) onRefused(rule);
	return { rows, refused: refused.length };
}

/** Writes rules to the database of a shop that no other program has open. */
export const saveInDatabase =
	(db: Database) =>
	async (table: string): Promise<SavedRules> => {
		const { rows, refused } = await saveRedirectTable(db, table);
		return { rows, refused: refused.map(({ line, error }) => ({ line, reason: REDIRECT_ERRORS[error] })) };
	};

/** Characters of one call. The limit of the merchant API is a mebibyte of JSON, in which a character takes up to three bytes. */
const LARGEST_PART = 300_000;

/** Sends rules to the running shop, in parts if there are many. */
export const sendToShop =
	(access: CommandAccess) =>
	async (table: string): Promise<SavedRules> => {
		let [rows, line] = [0, 0];
		const refused: RefusedRule[] = [];
		for (const part of toParts(table)) {
			const saved = await sendPart(access, part);
			rows += saved.rows;
			for (const rule of saved.refused) refused.push({ ...rule, line: rule.line + line });
			line += part.split('\n').length - 1;
		}
		return { rows, refused };
	};

async function sendPart(access: CommandAccess, table: string): Promise<SavedRules> {
	const call = { method: 'POST', path: '/redirects/table', type: 'application/json', body: JSON.stringify({ table }) } as const;
	const response = await callMerchant(access, call);
	if (!response.ok) throw new FeedError(`The running shop refused the table (${response.status}): ${(await response.text()).slice(0, 300)}`);
	return JSON.parse(await response.text());
}

/** Whole lines, as many as a call takes. */
function* toParts(table: string): Generator<string> {
	let start = 0;
	while (start < table.length) {
		const end = table.length - start <= LARGEST_PART ? table.length : table.lastIndexOf('\n', start + LARGEST_PART) + 1;
		if (end <= start) throw new FeedError(`A line of the table has more than ${LARGEST_PART.toLocaleString('en')} characters.`);
		yield table.slice(start, end);
		start = end;
	}
}
