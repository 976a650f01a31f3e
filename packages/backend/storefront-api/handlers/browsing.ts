import { compareHandlers } from './compare.ts';
import { feedbackHandlers } from './feedback.ts';
import { quickOrderHandlers } from './quick-order.ts';
import { searchHandlers } from './search.ts';

/** Of the calls in `packages/contract/catalogue-endpoints.ts`. */
export const browsingHandlers = { ...compareHandlers, ...feedbackHandlers, ...quickOrderHandlers, ...searchHandlers };
