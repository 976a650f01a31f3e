import Type from 'typebox';
import { defineOrderFact } from '../define-fact.ts';

/** Mails name it with the payment. Another payment method for the order may change it. */
export const INSTALMENTS = defineOrderFact({
	name: 'instalments',
	schema: Type.Integer(),
	about: 'Number of instalments that the customer chose; null for one payment.',
	of: ({ instalments }) => instalments,
});
