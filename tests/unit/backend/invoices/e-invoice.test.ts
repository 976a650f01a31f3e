import type { EInvoiceFacts } from '@titraj/backend/invoices/e-invoice/e-invoice-facts.ts';
import { findGaps } from '@titraj/backend/invoices/e-invoice/find-gaps.ts';
import { needsEInvoice } from '@titraj/backend/invoices/e-invoice/needs-e-invoice.ts';
import { toUbl } from '@titraj/backend/invoices/e-invoice/to-ubl.ts';
import type { Paper } from '@titraj/backend/invoices/model/paper.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEInvoice } from '#tests/support/e-invoice/check-e-invoice.ts';
import { OFFICIAL_RULES } from '#tests/support/e-invoice/official-rules.ts';
import { runSchematron } from '#tests/support/e-invoice/run-schematron.ts';
import { type TestLine, toTestCredit, toTestPaper, toTestRows } from '#tests/support/e-invoice/test-papers.ts';

const KPDS = new Map(Array.from({ length: 20 }, (_, index) => [index + 1, '26.20.11']));
const toFacts = (paper: Paper, facts: Partial<EInvoiceFacts> = {}): EInvoiceFacts => ({
	...{ paper, about: null, kpds: KPDS, isPaid: false, payUntil: '2026-12-04' },
	...facts,
});

const LINES: readonly TestLine[] = [
	{ qty: 3, price: 1999 },
	{ qty: 1, price: 12_345, reduction: 15, percent: 13, unit: 'kg', title: 'Med "Vrisak" & \u0007 med' },
	{ qty: 7, price: 333, percent: 5, unit: 'svežanj' },
	{ qty: 2, price: 0 },
];
const ROWS = toTestRows(LINES, { shipping: 500, fee: 99 });
const INVOICE = toTestPaper('invoice', ROWS);
const ABOUT = { number: '7/WEB1/1', issued_at: new Date('2026-12-01T10:00:00Z'), total_cents: INVOICE.total_cents };
const ADVANCE = { number: '6/WEB1/1', issued_at: '2026-11-30T10:00:00.000Z', cents: INVOICE.total_cents, rates: INVOICE.content.rates };

const DOCUMENTS: readonly (readonly [title: string, facts: EInvoiceFacts, said: readonly string[]])[] = [
	[
		'an invoice by transfer',
		toFacts(INVOICE),
		[
			...['<cbc:ProfileID>P1<', '<cbc:ID>7/WEB1/1<', '<cbc:IssueDate>2026-12-02<', '<cbc:IssueTime>00:30:00<', '<cbc:DueDate>2026-12-04<'],
			...['<cbc:InvoiceTypeCode>380<', '<cbc:PaymentID>HR00 100001<', '<cbc:ID>HR1723600001101234565<', '<cbc:EndpointID schemeID="9934">98765432106<'],
			...['listID="CG">26.20.11<', 'unitCode="KGM"', 'unitCode="C62"', '<cbc:Name>HR:PDV13<', 'Rašlje &amp; kosa &lt;2 m&gt;'],
		],
	],
	['an invoice that is paid', toFacts(INVOICE, { isPaid: true }), ['<cbc:PayableAmount currencyID="EUR">0.00<']],
	[
		'an advance invoice',
		toFacts(toTestPaper('advance_invoice', ROWS)),
		['<cbc:ProfileID>P4<', '<cbc:InvoiceTypeCode>386<', '<cbc:PayableAmount currencyID="EUR">0.00<'],
	],
	[
		'an invoice that settles an advance invoice',
		toFacts(toTestPaper('invoice', ROWS, { advances: [ADVANCE] })),
		['<cbc:ProfileID>P11<', '<cbc:ID>6/WEB1/1</cbc:ID><cbc:IssueDate>2026-11-30<'],
	],
	['a whole credit note', toFacts(toTestPaper('credit_note', toTestCredit(ROWS)), { about: ABOUT }), ['<cbc:ProfileID>P10<', '<cbc:CreditNoteTypeCode>381<']],
	[
		'a credit note of an amount',
		toFacts(toTestPaper('credit_note', toTestCredit(ROWS, 1000), { note: 'Ogrebotina' }), { about: ABOUT }),
		['<cbc:ProfileID>P9<', '<cbc:Note>Ogrebotina<'],
	],
	[
		'a credit note of shipping alone',
		toFacts(
			toTestPaper(
				'credit_note',
				toTestCredit(ROWS).filter(({ kind }) => kind === 'shipping'),
			),
			{ about: ABOUT },
		),
		['<cbc:Name>Dostava<'],
	],
];

describe.each(DOCUMENTS)('%s as an e-invoice', (_title, facts, said) => {
	test('adds up, and says what the law wants', () => {
		const xml = toUbl(facts);
		expect(findGaps(facts)).toEqual([]);
		expect(checkEInvoice(xml)).toEqual([]);
		for (const text of said) expect(xml).toContain(text);
	});

	test.skipIf(OFFICIAL_RULES.length === 0)('keeps the rules of EN 16931 and HR-CIUS 2025', () => {
		expect(runSchematron(OFFICIAL_RULES, toUbl(facts))).toEqual([]);
	});
});

test.skipIf(OFFICIAL_RULES.length === 0)('the official rules find a changed total and a product without a code', () => {
	const xml = toUbl(toFacts(INVOICE)).replace(/<cbc:TaxInclusiveAmount currencyID="EUR">\d/, (text) => `${text}9`);
	expect(runSchematron(OFFICIAL_RULES, xml.replace('26.20.11', '99.99.99')).map(({ id }) => id)).toEqual(expect.arrayContaining(['BR-CO-15', 'HR-BR-CL-2']));
});

const line = fc.record({
	qty: fc.integer({ min: 1, max: 500 }),
	price: fc.integer({ min: 0, max: 2_500_000 }),
	reduction: fc.integer({ min: 0, max: 100 }),
	percent: fc.constantFrom(25, 13, 5),
});

test('e-invoices and credit notes of 500 random orders add up to the cent', () => {
	fc.assert(
		fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(3000), fc.nat(500), fc.integer({ min: 1, max: 100 }), (lines, shipping, fee, share) => {
			const rows = toTestRows(lines, { shipping, fee });
			const paper = toTestPaper('invoice', rows);
			expect(checkEInvoice(toUbl(toFacts(paper)))).toEqual([]);
			const part = Math.floor((paper.total_cents * share) / 100);
			if (paper.total_cents === 0 || part === 0) return;
			for (const credited of [toTestCredit(rows), toTestCredit(rows, part)])
				expect(checkEInvoice(toUbl(toFacts(toTestPaper('credit_note', credited), { about: ABOUT })))).toEqual([]);
		}),
		{ numRuns: 500 },
	);
});

test('says what is missing in place of making a wrong document', () => {
	const { content } = INVOICE;
	const gapsOf = (paper: Paper, kpds = KPDS) => findGaps({ paper, kpds }).map(({ what, sku }) => sku ?? what);
	expect(gapsOf(INVOICE, new Map([[1, '26.20.11']]))).toEqual(['SKU-2', 'SKU-3', 'SKU-4']);
	expect(gapsOf(toTestPaper('credit_note', toTestCredit(ROWS)), new Map())).toEqual([]);
	expect(gapsOf({ ...INVOICE, currency: 'BAM' })).toEqual(['currency']);
	const buyer = { ...content.buyer, company: ' ', street: '', oib: '12345678900' };
	expect(gapsOf(toTestPaper('invoice', ROWS, { buyer }))).toEqual(['buyer_oib', 'buyer_name', 'buyer_address']);
	expect(gapsOf(toTestPaper('invoice', ROWS, { seller: { ...content.seller, iban: '', in_vat: false } }))).toEqual(['iban', 'outside_vat']);
	expect(gapsOf(toTestPaper('invoice', toTestRows([{ qty: 1, price: 100, percent: 0 }])))).toEqual(['vat_rate']);
	expect(
		gapsOf(
			toTestPaper(
				'invoice',
				ROWS.filter(({ kind }) => kind !== 'goods'),
			),
		),
	).toEqual(['lines']);
});

test('papers to Croatian companies are e-invoices, unless they are reported because they are paid in cash or by card', () => {
	const { buyer, payment } = INVOICE.content;
	const isOne = (changes: Partial<Paper['content']>, { kind = 'invoice', fiscal = 'on' }: { kind?: Paper['kind']; fiscal?: 'on' | 'off' } = {}) =>
		needsEInvoice(toTestPaper(kind, ROWS, changes), { fiscal });
	const byCard = { payment: { ...payment, means: 'K' as const } };
	expect([isOne({}), isOne({}, { kind: 'credit_note' }), isOne({ payment: { ...payment, means: 'O' } }), isOne(byCard, { fiscal: 'off' })]).toEqual(
		Array.from({ length: 4 }, () => true),
	);
	expect([isOne(byCard), isOne({ buyer: { ...buyer, oib: null } }), isOne({ buyer: { ...buyer, country: 'SI' } })]).toEqual([false, false, false]);
	expect([isOne({}, { kind: 'proforma' }), isOne({}, { kind: 'packing_slip' })]).toEqual([false, false]);
});
