import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { editProduct } from '../../editor/edit-product.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { countVitals } from '../../platform/vitals/count-vitals.ts';
import { accountHandlers } from './accounts.ts';
import { browsingHandlers } from './browsing.ts';
import { cartHandlers } from './cart.ts';
import { catalogHandlers } from './catalog.ts';
import { checkoutHandlers } from './checkout.ts';
import { contentHandlers } from './content.ts';
import { sessionHandlers } from './session.ts';
import { siteHandlers } from './site.ts';
import { wishlistHandlers } from './wishlist.ts';

/** Handler of each endpoint of the contract; a missing one is a type error. */
export const handlers: Handlers<EndpointName> = {
	...accountHandlers,
	...wishlistHandlers,
	...checkoutHandlers,
	...siteHandlers,
	...contentHandlers,
	...catalogHandlers,
	...cartHandlers,
	...sessionHandlers,
	...browsingHandlers,
	_post_hapi_editor_product: editProduct,
	_post_hapi_misc_vitals: countVitals,
};
