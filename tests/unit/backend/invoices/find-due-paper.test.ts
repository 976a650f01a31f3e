import { findDuePaper } from '@titraj/backend/invoices/model/due-papers.ts';
import { expect, test } from 'vitest';

test.each([
	['a paid order', { status: 'paid', isRefunded: false, standing: [] }, 'invoice'],
	['a paid order that has its invoice', { status: 'paid', isRefunded: false, standing: ['invoice'] }, null],
	['a paid order whose money went back before it was invoiced', { status: 'paid', isRefunded: true, standing: [] }, null],
	['a cancelled order whose money went back', { status: 'cancelled', isRefunded: true, standing: ['invoice'] }, 'credit'],
	['a cancelled order whose money did not go back', { status: 'cancelled', isRefunded: false, standing: ['invoice'] }, null],
] as const)('the paper that is due for %s is found if invoices are issued at payment', (_title, facts, due) => {
	expect(findDuePaper({ event: 'payment', wasPaid: true, ...facts })).toBe(due);
});
