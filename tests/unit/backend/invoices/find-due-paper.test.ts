import { findDuePaper } from '@titraj/backend/invoices/model/due-papers.ts';
import { expect, test } from 'vitest';

test.each([
	['a paid order', { status: 'paid', isRefunded: false, standing: [] }, 'invoice'],
	['a paid order that has its invoice', { status: 'paid', isRefunded: false, standing: ['invoice'] }, null],
	['a paid order whose money went back before it was invoiced', { status: 'paid', isRefunded: true, standing: [] }, null],
	['a cancelled order whose money went back', { status: 'cancelled', isRefunded: true, standing: ['invoice'] }, 'credit'],
	['a cancelled order whose money did not go back', { status: 'cancelled', isRefunded: false, standing: ['invoice'] }, null],
	['a cancelled order that was paid and has no paper', { status: 'cancelled', isRefunded: false, standing: [] }, 'advance_invoice'],
	['a cancelled order that was paid, refunded and has no paper', { status: 'cancelled', isRefunded: true, standing: [] }, 'advance_invoice'],
	['a returned order that was paid and has no paper', { status: 'returned', isRefunded: false, standing: [] }, 'invoice'],
	['a cancelled order whose paper was taken back', { status: 'cancelled', isRefunded: true, wasInvoiced: true, standing: [] }, null],
	['a cancelled order that was never paid', { status: 'cancelled', wasPaid: false, isRefunded: false, standing: [] }, null],
	['a completed order whose money went back before it was invoiced', { status: 'completed', isRefunded: true, standing: [] }, 'invoice'],
] as const)('the paper that is due for %s is found if invoices are issued at payment', (_title, facts, due) => {
	expect(findDuePaper({ event: 'payment', wasPaid: true, wasInvoiced: facts.standing.length > 0, answered: new Set(), ...facts })).toBe(due);
});

test.each([
	['nothing, of a paid order', 'payment', { status: 'paid', answered: ['payment'] }, null],
	['an invoice, of a paid order whose goods left since', 'payment', { status: 'shipped', answered: ['payment'] }, 'invoice'],
	['an invoice, of a paid order that was handed over since', 'payment', { status: 'completed', answered: ['payment'] }, 'invoice'],
	['nothing, of a paid order whose goods left', 'payment', { status: 'shipped', answered: ['payment', 'dispatch'] }, null],
	['nothing, of a paid order whose goods left and were handed over since', 'payment', { status: 'completed', answered: ['payment', 'dispatch'] }, null],
	['nothing, of a paid order that was cancelled since', 'payment', { status: 'cancelled', answered: ['payment'] }, null],
	['nothing, of a paid order that came back since', 'payment', { status: 'returned', answered: ['payment'] }, null],
	['nothing, of an advance', 'dispatch', { status: 'paid', answered: ['payment'] }, null],
	['an invoice, of an advance whose goods left since', 'dispatch', { status: 'shipped', answered: ['payment'] }, 'invoice'],
	['nothing, of an advance whose goods left before they are handed over', 'hand_over', { status: 'shipped', answered: ['payment'] }, null],
	['nothing, of goods that left', 'dispatch', { status: 'shipped', answered: ['payment', 'dispatch'] }, null],
	['an invoice, of an order that was handed over since', 'hand_over', { status: 'completed', answered: ['payment', 'dispatch'] }, 'invoice'],
	['nothing, of an order that was handed over', 'payment', { status: 'completed', answered: ['hand_over'] }, null],
] as const)('a paper that was taken back is followed by %s', (_title, event, { status, answered }, due) => {
	const order = { status, wasPaid: true, isRefunded: false, wasInvoiced: true, standing: [] };
	expect(findDuePaper({ ...order, event, answered: new Set(answered) })).toBe(due);
});

test.each([
	['an invoice once the goods leave', 'shipped', 'invoice'],
	['nothing before the goods leave', 'preparing', null],
] as const)('an order whose paper was taken back and whose money went back gets %s', (_title, status, due) => {
	const money = { wasPaid: true, isRefunded: true, wasInvoiced: true };
	expect(findDuePaper({ ...money, status, event: 'payment', standing: [], answered: new Set(['payment']) })).toBe(due);
});
