import Type, { type Static } from 'typebox';

/**
 * How an old appliance of the same kind is taken back with a new one, free of charge (Directive 2012/19/EU, article 5(2)): collected where the new
 * one is delivered, or handed in at a store.
 */
export const TakeBackWay = Type.Enum(['collection', 'hand_in']);
export type TakeBackWay = Static<typeof TakeBackWay>;
