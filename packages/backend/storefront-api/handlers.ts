import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { accountHandlers } from '../accounts/index.ts';
import { cartHandlers } from '../cart/index.ts';
import { catalogHandlers } from '../catalog/index.ts';
import { checkoutHandlers } from '../checkout/index.ts';
import { contentHandlers } from '../content/index.ts';
import { editProduct } from '../editor/edit-product.ts';
import { moderateComment, moderateCommentOfPost } from '../editor/moderate-comments.ts';
import { listingHandlers } from '../listing/index.ts';
import { orderHandlers } from '../orders/index.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { countVitals } from '../platform/vitals/count-vitals.ts';
import { shippingHandlers } from '../shipping/index.ts';
import { siteHandlers } from './site-handlers.ts';

/** Handler of each endpoint of the contract; a missing one is a type error. */
export const handlers: Handlers<EndpointName> = {
	...accountHandlers,
	...cartHandlers,
	...catalogHandlers,
	...checkoutHandlers,
	...contentHandlers,
	...listingHandlers,
	...orderHandlers,
	...shippingHandlers,
	...siteHandlers,
	_post_hapi_editor_product: editProduct,
	_put_hapi_feedback_comment: moderateComment,
	_put_hapi_feedback_post_comment: moderateCommentOfPost,
	_post_hapi_misc_vitals: countVitals,
};
