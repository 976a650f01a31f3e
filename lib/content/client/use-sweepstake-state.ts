import { useShopTime } from '#lib/platform/client/use-shop-time.ts';
import type { SweepstakeCard } from '../content-screens.ts';
import { sweepstakeState } from '../sweepstake-state.ts';

/** Whether a sweepstake is open now. */
export const useSweepstakeState = (card: SweepstakeCard): SweepstakeCard['state'] => sweepstakeState(card, useShopTime());
