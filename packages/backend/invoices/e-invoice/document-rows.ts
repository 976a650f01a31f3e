import type { Paper } from '../model/paper.ts';
import type { PaperRow } from '../model/paper-content.ts';
import type { PaperKind } from '../model/paper-kind.ts';

interface DocumentRows {
	/** Lines of the document. Amounts of credit notes are positive here. */
	readonly lines: readonly PaperRow[];
	/** Shipping and fees, which are charges of the whole document. */
	readonly charges: readonly PaperRow[];
}

/** Lines and charges of a document. A credit note of charges alone has them as lines, because every document has a line. */
export function toDocumentRows({ kind, content }: Pick<Paper, 'kind' | 'content'>): DocumentRows {
	const rows = kind === 'credit_note' ? content.rows.map(negated) : content.rows;
	const isLine = ({ kind: of }: PaperRow) => of === 'goods' || of === 'adjustment';
	const lines = rows.filter(isLine);
	if (lines.length === 0 && kind === 'credit_note') return { lines: rows, charges: [] };
	return { lines, charges: rows.filter((row) => !isLine(row) && row.cents !== 0) };
}

const negated = (row: PaperRow): PaperRow => ({ ...row, qty: 0 - row.qty, cents: 0 - row.cents, tax_cents: 0 - row.tax_cents });

/** Advance invoices and credit notes need no KPD codes (HR-BR-25). */
export const needsKpd = (kind: PaperKind): boolean => kind === 'invoice';
