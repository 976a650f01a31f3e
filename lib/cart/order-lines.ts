/** A line of a quick order as typed, pasted or uploaded. `quantity` is null unless it is a whole number from 1. */
export interface OrderLine {
	readonly code: string;
	readonly quantity: number | null;
}

/** Maximum number of lines of a quick order: as many as one call can add. */
export const MOST_ORDER_LINES = 500;

const LONGEST_CODE = 60;
const MOST_PIECES = 99_999;

/** Parses lines of text. Cells are separated by tab or semicolon; without these the last number of a line is its quantity. */
export function parseOrderText(text: string): readonly OrderLine[] {
	return toOrderLines(text.split(/\r\n|\r|\n/).map(toCells));
}

/**
 * Parses the rows of a table: code, then quantity (1 if missing). A first row with several cells and no digit contains column titles, which
 * may set another order. Rows with the same code, regardless of its spelling, are merged. Empty rows are left out.
 */
export function toOrderLines(rows: readonly (readonly string[])[]): readonly OrderLine[] {
	const filled = rows.map((row) => row.map((cell) => cell.replace(/^\uFEFF/, '').trim())).filter((row) => row.some((cell) => cell !== ''));
	const [first = []] = filled;
	const isHead = first.filter((cell) => cell !== '').length > 1 && !first.some((cell) => /\d/.test(cell));
	const columns = isHead ? findColumns(first) : { code: 0, quantity: 1 };
	const lines = (isHead ? filled.slice(1) : filled).map((row) => ({
		code: (row[columns.code] ?? '').slice(0, LONGEST_CODE),
		quantity: parsePieces(row[columns.quantity] ?? ''),
	}));
	return mergeLines(lines.filter(({ code }) => toCodeKey(code) !== ''));
}

/** Merges lines with the same code; the sum is null if one of the quantities is. */
function mergeLines(lines: readonly OrderLine[]): readonly OrderLine[] {
	const merged = new Map<string, OrderLine>();
	for (const line of lines) {
		const known = merged.get(toCodeKey(line.code));
		const sum = known && known.quantity !== null && line.quantity !== null ? Math.min(known.quantity + line.quantity, MOST_PIECES) : null;
		merged.set(toCodeKey(line.code), known ? { ...known, quantity: sum } : line);
	}
	return [...merged.values()];
}

/** Key for comparing codes: letters and digits in upper case. */
export function toCodeKey(code: string): string {
	return code.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** Parses a quantity such as `3`, `3,00`, `3 kom` or `x3`; 1 for empty text, null for anything else. */
export function parsePieces(text: string): number | null {
	if (text === '') return 1;
	const digits = /^x?\s*(\d{1,5})(?:[.,]0{1,2})?\s*(?:kom\.?|pcs|x)?$/i.exec(text.trim())?.[1];
	return digits !== undefined && Number(digits) > 0 ? Number(digits) : null;
}

function toCells(line: string): readonly string[] {
	if (/[\t;]/.test(line)) return line.split(/[\t;]/);
	const [, code, quantity] = /^(.*[^\s,])(?:\s*,\s*|\s+)(x?\s?\d{1,5}(?:\s?kom\.?)?)\s*$/i.exec(line) ?? [];
	return code !== undefined && quantity !== undefined ? [code, quantity] : [line];
}

function findColumns(head: readonly string[]): { code: number; quantity: number } {
	const quantity = head.findIndex((cell) => /kol(?!ek)|kom(?!ent|pon|erc|pl)|qty|quan|cant|menge|anzahl/i.test(cell));
	const named = head.findIndex((cell) => /ifra|code|sku|\bean\b|katalo/i.test(cell));
	// A column titled "article" may contain names, so it is used for codes only if there is no other.
	const code = named < 0 ? head.findIndex((cell) => /artik/i.test(cell)) : named;
	const own = code < 0 ? (quantity === 0 ? 1 : 0) : code;
	return { code: own, quantity: quantity < 0 ? own + 1 : quantity };
}
