import { TakeBackWay } from '@titraj/contract/take-back.ts';
import { defineLineFact } from '../define-fact.ts';

/** Mails and the pages after an order have sentences of their own for it. */
export const TAKE_BACK = defineLineFact({
	name: 'take_back',
	schema: TakeBackWay,
	about: 'How an old appliance of the same kind is taken back with the item: `collection` at delivery, `hand_in` at a store; null without take-back.',
	of: ({ takeBack }) => takeBack,
});
