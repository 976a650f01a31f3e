import type { Random } from '../random.ts';

/** 0 entry level, 1 middle, 2 top: determines specifications and price. */
export type Tier = 0 | 1 | 2;

/** Inputs for drawing a model from a blueprint. */
export interface Design extends Random {
	readonly tier: Tier;
}
