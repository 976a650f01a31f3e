import { compareHandlers } from './compare.ts';
import { feedbackHandlers } from './feedback.ts';
import { quickOrderHandlers } from './quick-order.ts';
import { searchHandlers } from './search.ts';

/** Calls of browsing: comparison, reviews, quick order, search. */
export const browsingHandlers = { ...compareHandlers, ...feedbackHandlers, ...quickOrderHandlers, ...searchHandlers };
