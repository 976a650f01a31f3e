import Type, { type Static } from 'typebox';

/** Condition of goods, as structured data and merchant feeds know it. */
export const GoodsCondition = Type.Union([Type.Literal('new'), Type.Literal('refurbished'), Type.Literal('used')]);
export type GoodsCondition = Static<typeof GoodsCondition>;

export const GOODS_CONDITIONS = ['new', 'refurbished', 'used'] as const satisfies readonly GoodsCondition[];
