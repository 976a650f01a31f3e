import { toCreditRows } from '@titraj/backend/invoices/model/credit-rows.ts';
import type { PaperRow } from '@titraj/backend/invoices/model/paper-content.ts';
import { expect, test } from 'vitest';

const row = (position: number, percent: number): PaperRow => ({
	...{ kind: 'goods', position, code: `C-${position}`, title: 'Roba', unit: 'kom', qty: 2, unit_cents: 1000, discount_cents: 0, cents: 2000 },
	...{ percent, tax_cents: Math.round(2000 - 2000 / (1 + percent / 100)) },
});
const PAPER = { currency: 'EUR', rows: [row(1, 25), row(2, 5)], before: [] } as const;

test('whole lines of two rates are taken back to the cent', () => {
	const note = toCreditRows(PAPER, {
		kind: 'lines',
		lines: [
			{ position: 1, qty: 2 },
			{ position: 2, qty: 2 },
		],
		charges: false,
	});
	expect(note).toMatchObject([
		{ position: 1, cents: -2000, percent: 25 },
		{ position: 2, cents: -2000, percent: 5 },
	]);
});

test('a line is not taken back above what an earlier amount has left of its rate', () => {
	const amount = toCreditRows(PAPER, { kind: 'amount', cents: 1000, title: 'Popust' });
	if (typeof amount === 'string') throw new Error(amount);
	const asked = { kind: 'lines', lines: [{ position: 1, qty: 2 }], charges: false } as const;
	expect(toCreditRows({ ...PAPER, before: amount }, asked)).toBe('less than that is left, because an amount was taken back before');
});
