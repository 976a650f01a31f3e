import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import Type from 'typebox';
import { Strict } from './text.ts';

/** Pieces of a line of the order. */
export const Pieces = Strict({ line: Type.Integer({ minimum: 1, maximum: MAX_INT4 }), quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) });
