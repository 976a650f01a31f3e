import type { SweepstakeCard } from '#lib/domain/content-screens.ts';
import { sweepstakeState } from '#lib/domain/sweepstake-state.ts';
import { useShopTime } from './use-shop-time.ts';

/** Whether a sweepstake is open now. */
export const useSweepstakeState = (card: SweepstakeCard): SweepstakeCard['state'] => sweepstakeState(card, useShopTime());
