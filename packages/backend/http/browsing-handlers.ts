import { compareHandlers } from '../compare/handlers.ts';
import { feedbackHandlers } from '../feedback/handlers.ts';
import { quickOrderHandlers } from '../quick-order/handlers.ts';
import { searchHandlers } from '../search/handlers.ts';

/** Of the calls in `packages/contract/catalogue-endpoints.ts`. */
export const browsingHandlers = { ...compareHandlers, ...feedbackHandlers, ...quickOrderHandlers, ...searchHandlers };
