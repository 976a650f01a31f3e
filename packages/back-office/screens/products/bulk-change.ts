import { KPD_PATTERN } from '@titraj/contract/formats/kpd.ts';
import { toComma, toPoint } from '../../ui/typed.ts';
import type { ProductDraft } from './product-change.ts';

/** `count` has a value of its own for each product. */
export const BULK_KINDS = ['price', 'stock', 'count', 'category', 'kpd'] as const;
/** What staff who may change stock alone can change, the usual one first. */
export const STOCK_KINDS: readonly BulkKind[] = ['count', 'stock'];
export type BulkKind = (typeof BULK_KINDS)[number];

const PERCENT = /^[+-]?\d{1,3}([.,]\d{1,2})?$/;
const KPD = new RegExp(KPD_PATTERN);
const PIECES = /^\d{1,7}$/;

/** Whether a typed value can be applied: a percentage above -100, whole pieces, the path of a category, or a KPD code. */
export function isBulkValue(kind: BulkKind, typed: string): boolean {
	const text = typed.trim();
	if (kind === 'price') return PERCENT.test(text) && Number(toPoint(text)) > -100;
	if (kind === 'kpd') return KPD.test(text);
	return kind === 'stock' || kind === 'count' ? PIECES.test(text) : text !== '';
}

/** The form of a product with the change. A reduced price changes by the same percentage. */
export function applyBulk(draft: ProductDraft, kind: BulkKind, typed: string): ProductDraft {
	const text = typed.trim();
	const fields = { ...draft.fields };
	if (kind === 'category') fields['category'] = text;
	else if (kind === 'kpd') fields['kpd'] = text;
	else if (kind === 'stock' || kind === 'count') fields['quantity'] = text;
	else for (const name of ['regular', 'sale']) fields[name] = toChanged(fields[name] ?? '', Number(toPoint(text)));
	return { ...draft, fields };
}

/** The value that the change is about, as the form shows it. */
export function describeBulk({ fields }: ProductDraft, kind: BulkKind): string {
	if (kind === 'category') return fields['category'] ?? '';
	if (kind === 'kpd') return fields['kpd'] ?? '';
	if (kind === 'stock' || kind === 'count') return fields['quantity'] ?? '';
	const { regular = '', sale = '' } = fields;
	return sale === '' ? regular : `${regular} (${sale})`;
}

/** An amount with a decimal comma, changed by a percentage in hundredths and rounded half up to the cent; empty stays empty. */
function toChanged(amount: string, percent: number): string {
	if (amount === '') return '';
	const cents = Math.round(Number(toPoint(amount)) * 100);
	const changed = Math.round((cents * (10_000 + Math.round(percent * 100))) / 10_000);
	return toComma((changed / 100).toFixed(2));
}
