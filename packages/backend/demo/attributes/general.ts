import type { AttributeRows } from './attribute-row.ts';

export const generalAttributes = {
	warranty_months: ['Jamstvo', 'mj.'],
} as const satisfies AttributeRows;
