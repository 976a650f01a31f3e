import Type from 'typebox';
import { defineLineFact } from '../define-fact.ts';

/** Mails and pages show it beside the pieces that are still to come, as long as there are any (0172). */
export const BACKORDER_DAYS = defineLineFact({
	name: 'backorder_days',
	schema: Type.Integer(),
	about: 'Days until pieces that were not in stock can be sent, as the customer was told at the order; null if nothing was promised.',
	of: ({ backorder }) => backorder?.days ?? null,
});
