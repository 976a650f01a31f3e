import { toCreditRows } from '@titraj/backend/invoices/model/credit-rows.ts';
import type { Paper } from '@titraj/backend/invoices/model/paper.ts';
import type { PaperContent, PaperRow } from '@titraj/backend/invoices/model/paper-content.ts';
import { sumCents, sumRates, sumTax } from '@titraj/backend/invoices/model/sum-rates.ts';
import { toPaperRows } from '@titraj/backend/invoices/model/to-paper-rows.ts';
import { PAPERS, SELLER } from '#tests/support/numbered-shop.ts';

/** A line of a test order: pieces, price of one in cents, reduction of the line in per cent, VAT rate. */
export interface TestLine {
	readonly qty: number;
	readonly price: number;
	readonly reduction?: number;
	readonly percent?: number;
	readonly unit?: string;
	readonly title?: string;
}

/** Rows of an order in euros. */
export function toTestRows(lines: readonly TestLine[], { shipping = 0, fee = 0 } = {}): PaperRow[] {
	return toPaperRows({
		currency: 'EUR',
		lines: lines.map(({ qty, price, reduction = 0, percent = 25, unit = 'kom', title = 'Rašlje & kosa <2 m>' }, place) => {
			const discount_cents = Math.floor((qty * price * reduction) / 100);
			const total_cents = qty * price - discount_cents;
			return {
				...{ position: place + 1, code: `SKU-${place + 1}`, title, unit, qty, unit_cents: price },
				...{ discount_cents, coupon_cents: 0, total_cents, tax_percent: percent },
			};
		}),
		shipping: [{ code: 'courier', title: 'Dostava', cents: shipping }],
		fee: { code: 'bank_transfer', title: 'Naknada', cents: fee },
	});
}

/** A paper to a company with these rows. */
export function toTestPaper(kind: Paper['kind'], rows: readonly PaperRow[], changes: Partial<PaperContent> = {}): Paper {
	const rates = sumRates(rows);
	const sums = { rates, total_cents: sumCents(rates), tax_cents: sumTax(rates), due_rates: rates, due_cents: sumCents(rates) };
	const { name, street, postcode, city, oib, iban, phone, email, court, register, capital, management } = SELLER;
	const content: PaperContent = {
		...{ lang: 'hr', order: { number: '100001', placed_at: '2026-11-28T10:00:00.000Z' } },
		seller: { ...{ name, street, postcode, city, country: 'HR', oib, iban, phone, email, court, register, capital, management }, in_vat: true },
		buyer: { name: 'Ana Anić', company: 'Kupac d.o.o.', oib: '98765432106', street: 'Riva 1', postcode: '51000', city: 'Rijeka', country: 'HR' },
		...{ delivery: null, supplied_on: '2026-12-02', operator: PAPERS.operator, payment: { code: 'bank_transfer', title: 'Uplata', means: 'T' } },
		...{ rows: [...rows], ...sums, advances: [], about: null, note: null },
		...changes,
	};
	return {
		...{ id: 1, kind, series: 'invoice', year: 2026, premises: 'WEB1', device: '1', sequence: 7, number: '7/WEB1/1', key: 'k', order_id: 1, about_id: null },
		...{ currency: 'EUR', total_cents: content.total_cents, content, issued_at: new Date('2026-12-01T23:30:00Z') },
	};
}

/** Rows of a credit note of these rows: all of them, or an amount. */
export function toTestCredit(rows: readonly PaperRow[], cents?: number): PaperRow[] {
	const asked = cents === undefined ? ({ kind: 'rest' } as const) : ({ kind: 'amount', cents, title: 'Popust' } as const);
	const credited = toCreditRows({ currency: 'EUR', rows, before: [] }, asked);
	if (typeof credited === 'string') throw new Error(credited);
	return credited;
}
