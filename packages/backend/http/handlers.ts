import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { accountHandlers } from '../accounts/handlers.ts';
import { cartHandlers } from '../cart/handlers.ts';
import { catalogueHandlers } from '../catalogue/handlers.ts';
import { checkoutHandlers } from '../checkout/handlers.ts';
import { contentHandlers } from '../content/handlers.ts';
import { editorHandlers } from '../editor/handlers.ts';
import { sessionHandlers } from '../session/handlers.ts';
import { siteHandlers } from '../site/handlers.ts';
import { countVitals } from '../vitals/count-vitals.ts';
import { wishlistHandlers } from '../wishlist/handlers.ts';
import { browsingHandlers } from './browsing-handlers.ts';
import type { Handlers } from './handler.ts';

/** One a row of the contract: a missing handler is a type error. */
export const handlers: Handlers<EndpointName> = {
	...editorHandlers,
	...accountHandlers,
	...wishlistHandlers,
	...checkoutHandlers,
	...siteHandlers,
	...contentHandlers,
	...catalogueHandlers,
	...cartHandlers,
	...sessionHandlers,
	...browsingHandlers,
	_post_hapi_misc_vitals: countVitals,
};
