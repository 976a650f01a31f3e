import { toPaperSections } from '@titraj/backend/invoices/accounts/to-month-sections.ts';
import { toCreditRows } from '@titraj/backend/invoices/model/credit-rows.ts';
import type { Paper } from '@titraj/backend/invoices/model/paper.ts';
import type { PaperRow } from '@titraj/backend/invoices/model/paper-content.ts';
import { negate, sumCents, sumRates, sumTax } from '@titraj/backend/invoices/model/sum-rates.ts';
import { toPaperRows } from '@titraj/backend/invoices/model/to-paper-rows.ts';
import { stepOf } from '@titraj/backend/platform/market/currency.ts';
import { sum } from '@titraj/backend/platform/market/sum.ts';
import { spread } from '@titraj/backend/platform/tax/spread.ts';
import { toTax } from '@titraj/backend/platform/tax/tax-order.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const ORDERS = 20_000;
const CURRENCIES = ['EUR', 'BAM', 'RSD'] as const;
const RATES = [25, 13, 5, 0, 19, 5.5];

const line = fc.record({
	qty: fc.integer({ min: 1, max: 12 }),
	price: fc.integer({ min: 0, max: 250_000 }),
	reduction: fc.integer({ min: 0, max: 60 }),
	percent: fc.constantFrom(...RATES),
});
const order = fc.record({
	currency: fc.constantFrom(...CURRENCIES),
	lines: fc.array(line, { minLength: 1, maxLength: 7 }),
	coupon: fc.integer({ min: 0, max: 100 }),
	shipping: fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 3 }),
	fee: fc.integer({ min: 0, max: 500 }),
	isAdvance: fc.boolean(),
	credits: fc.array(fc.record({ isAmount: fc.boolean(), share: fc.integer({ min: 1, max: 100 }), place: fc.nat(6), charges: fc.boolean() }), { maxLength: 4 }),
});

test('papers of 20,000 random orders with coupons, fees, three currencies and partial credits add up to the cent', () => {
	let [credited, refused] = [0, 0];
	fc.assert(
		fc.property(order, ({ currency, lines, coupon, shipping, fee, isAdvance, credits }) => {
			const step = stepOf(currency);
			const rounded = (cents: number) => Math.floor(cents / step) * step;
			const goods = lines.map(({ qty, price, reduction, percent }, place) => {
				const [unit_cents, whole] = [rounded(price), rounded(price) * qty];
				const discount_cents = rounded((whole * reduction) / 100);
				const total_cents = whole - discount_cents;
				return { ...{ position: place + 1, code: `P${place}`, title: 'P', unit: 'kom', qty, unit_cents, discount_cents, total_cents, tax_percent: percent } };
			});
			const taken = spread(
				rounded((sum(goods.map(({ total_cents }) => total_cents)) * coupon) / 100),
				goods.map(({ total_cents }) => total_cents),
				step,
			);
			const charged = goods.map((each, place) => ({ ...each, coupon_cents: taken[place] ?? 0 }));
			const parcels = shipping.map((cents) => ({ code: 's', title: 'S', cents: rounded(cents) }));
			const rows = toPaperRows({ currency, lines: charged, shipping: parcels, fee: { code: 'f', title: 'F', cents: rounded(fee) } });
			const rates = sumRates(rows);
			const total = sum(charged.map(({ total_cents, coupon_cents }) => total_cents - coupon_cents)) + sum(parcels.map(({ cents }) => cents)) + rounded(fee);

			same(sumCents(rows), total);
			for (const { percent, cents, tax_cents } of rates) same(tax_cents, toTax(cents, percent, currency));
			for (const { cents, discount_cents, qty, unit_cents, tax_cents } of rows) {
				same(qty * unit_cents - discount_cents, cents);
				same(tax_cents <= cents, true);
				same(Math.abs(cents % step) + Math.abs(tax_cents % step), 0);
			}

			const before: PaperRow[] = [];
			const notes: PaperRow[][] = [];
			for (const { isAmount, share, place, charges } of credits) {
				const row = rows[place % rows.length];
				const left = sumCents([...rows, ...before]);
				const asked = isAmount
					? ({ kind: 'amount', cents: rounded((left * share) / 100), title: 'A' } as const)
					: ({ kind: 'lines', lines: [{ position: row?.position ?? 1, qty: Math.max(1, Math.floor(((row?.qty ?? 1) * share) / 100)) }], charges } as const);
				const note = toCreditRows({ currency, rows, before }, asked);
				if (typeof note === 'string') {
					refused += 1;
					continue;
				}
				credited += 1;
				for (const each of note) {
					same(each.cents <= 0, true);
					same(each.tax_cents <= 0, true);
					same(Math.abs(each.qty * each.unit_cents - each.discount_cents - each.cents), 0);
				}
				before.push(...note);
				notes.push(note);
			}
			const rest = toCreditRows({ currency, rows, before }, { kind: 'rest' });
			if (typeof rest !== 'string') notes.push(rest);
			const all = [...rows, ...notes.flat()];
			same(sumRates(all).length, 0);
			same(sumCents(all), 0);
			same(sumTax(all), 0);

			const papers = [
				...(isAdvance ? [toPaper('advance_invoice', currency, rows, rates)] : []),
				toPaper('invoice', currency, rows, isAdvance ? sumRates([...rates, ...negate(rates)]) : rates),
				...notes.map((note) => toPaper('credit_note', currency, note, sumRates(note))),
			];
			const [listed, vat] = toPaperSections(papers);
			same(listed?.rows.length ?? 0, papers.length);
			for (const row of vat?.rows ?? []) same(row.slice(3).join(), '0.00,0.00,0.00');
		}),
		{ numRuns: ORDERS },
	);
	expect([credited > ORDERS / 2, refused > 0]).toEqual([true, true]);
}, 180_000);

/** Throws unless both are the same. Much faster than `expect`, which this test would call a million times. */
function same<Value extends number | boolean | string>(found: Value, expected: Value): void {
	if (found !== expected) throw new Error(`${found} instead of ${expected}`);
}

const PARTY = { name: 'Ana', company: null, oib: null, street: '', postcode: '', city: '', country: 'HR' };

function toPaper(kind: 'advance_invoice' | 'invoice' | 'credit_note', currency: Paper['currency'], rows: PaperRow[], due: ReturnType<typeof sumRates>): Paper {
	const rates = sumRates(rows);
	const seller = { ...{ name: '', oib: '', street: '', postcode: '', city: '', country: 'HR', iban: '', phone: '', email: '', court: '', register: '' } };
	return {
		...{ id: 1, kind, series: 'invoice', year: 2026, premises: 'W', device: '1', sequence: 1, number: '1/W/1', key: '', order_id: 1, about_id: null, currency },
		...{ total_cents: sumCents(rates), issued_at: new Date(0) },
		content: {
			...{ lang: 'hr', order: { number: '1', placed_at: '' }, seller: { ...seller, capital: '', management: '', in_vat: true }, buyer: PARTY, delivery: null },
			...{ supplied_on: null, operator: { name: '', oib: '' }, payment: { code: 'card', title: '', means: 'K' }, rows, rates },
			...{ total_cents: sumCents(rates), tax_cents: sumTax(rates), advances: [], due_rates: due, due_cents: sumCents(due), about: null, note: null },
		},
	};
}
