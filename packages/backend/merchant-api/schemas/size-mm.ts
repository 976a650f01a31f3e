import Type from 'typebox';

const Side = Type.Integer({ minimum: 1, maximum: 100_000 });

/** Three sides in millimetres, in any order. */
export const SizeMm = Type.Tuple([Side, Side, Side]);
