import { type Selectable, sql } from 'kysely';
import { Compile } from 'typebox/compile';
import type { Tables } from '../../platform/database/tables.ts';
import type { Paper } from '../model/paper.ts';
import { PaperContent } from '../model/paper-content.ts';
import type { PaperKind } from '../model/paper-kind.ts';
import { sumCents } from '../model/sum-rates.ts';
import type { Database } from '../tables.ts';

const content = Compile(PaperContent);

export function toPaper(row: Selectable<Tables['papers']>): Paper {
	const stored: unknown = row.content;
	if (!content.Check(stored)) throw new Error(`The content of paper ${row.number} is damaged`);
	return { ...row, content: stored };
}

/** Papers of an order, the first first. */
export async function readOrderPapers(db: Database, orderId: number): Promise<Paper[]> {
	return (await db.selectFrom('papers').selectAll().where('order_id', '=', orderId).orderBy('id').execute()).map(toPaper);
}

/** Papers after an id, in the order in which they were issued; `month` such as `2026-12`, in the shop's time zone. */
export async function listPapers(db: Database, { after, limit, order, kind, month, eInvoice }: PaperFilter): Promise<Paper[]> {
	let found = db.selectFrom('papers').selectAll().where('id', '>', after).orderBy('id');
	if (limit !== undefined) found = found.limit(limit);
	if (order !== undefined) found = found.where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('number', '=', order));
	if (kind !== undefined) found = found.where('kind', '=', kind);
	if (month !== undefined) found = found.where(inMonth(month));
	if (eInvoice !== undefined) found = found.where('id', 'in', (eb) => eb.selectFrom('paper_e_invoices').select('paper_id').where('state', '=', eInvoice));
	return (await found.execute()).map(toPaper);
}

interface PaperFilter {
	readonly after: number;
	readonly limit?: number;
	readonly order?: string | undefined;
	readonly kind?: PaperKind | undefined;
	readonly month?: string | undefined;
	/** State of their e-invoices. */
	readonly eInvoice?: Selectable<Tables['paper_e_invoices']>['state'] | undefined;
}

const inMonth = (month: string) => {
	const start = `${month}-01`;
	return sql<boolean>`issued_at >= ${start}::timestamp at time zone 'Europe/Zagreb' and issued_at < (${start}::timestamp + interval '1 month') at time zone 'Europe/Zagreb'`;
};

export async function readPaper(db: Database, id: number): Promise<Paper | null> {
	const row = await db.selectFrom('papers').selectAll().where('id', '=', id).executeTakeFirst();
	return row === undefined ? null : toPaper(row);
}

/** Credit notes of a paper. */
export const creditsOf = (paper: Paper, papers: readonly Paper[]): Paper[] => papers.filter(({ about_id }) => about_id === paper.id);

/** Whether something of an invoice or an advance invoice is left that no credit note took back. */
export const isStanding = (paper: Paper, papers: readonly Paper[]): boolean =>
	(paper.kind === 'invoice' || paper.kind === 'advance_invoice') &&
	sumCents([paper, ...creditsOf(paper, papers)].map(({ content: { total_cents } }) => ({ cents: total_cents }))) > 0;

/** Numbers of the advance invoices that invoices among the papers settle. */
export const settledBy = (papers: readonly Paper[]): ReadonlySet<string> =>
	new Set(papers.flatMap(({ content }) => content.advances.map(({ number }) => number)));
