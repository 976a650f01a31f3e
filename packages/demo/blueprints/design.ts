import type { Random } from '../random.ts';

/** 0 entry level, 1 middle, 2 top: specifications and price follow it. */
export type Tier = 0 | 1 | 2;

/** What a blueprint draws a model with. */
export interface Design extends Random {
	readonly tier: Tier;
}
