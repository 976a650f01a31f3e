import type { FastifyInstance } from 'fastify';
import type { Shop } from '../platform/http/handler.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { type BackUp, registerBackups } from './backups/backup-route.ts';
import { registerBulk } from './bulk/bulk-route.ts';
import { registerOrderExport } from './exports/order-export.ts';
import { registerProductExport } from './exports/product-export.ts';
import { findReader } from './http/entity.ts';
import { registerGuard } from './http/guard.ts';
import { registerRoute } from './http/register-route.ts';
import type { Route } from './http/route.ts';
import { registerImports } from './imports/import-route.ts';
import { registerLabelFiles } from './labels/label-files.ts';
import { registerLookUpload } from './media/look-upload.ts';
import { registerReviewPhoto } from './media/review-photo.ts';
import { registerUpload } from './media/upload-route.ts';
import { PREFIX, toMerchantOpenApi } from './openapi.ts';
import { registerPaperFiles } from './papers/paper-files.ts';
import { AUDIT_ROUTES } from './routes/audit-routes.ts';
import { BLOCK_ROUTES } from './routes/block-routes.ts';
import { BOUNCE_ROUTES } from './routes/bounce-routes.ts';
import { CALENDAR_ROUTES } from './routes/calendar-routes.ts';
import { CAMPAIGN_ROUTES } from './routes/campaign-routes.ts';
import { CATALOG_ROUTES } from './routes/catalog-routes.ts';
import { CATEGORY_ROUTES } from './routes/category-routes.ts';
import { CHECKLIST_ROUTES } from './routes/checklist-routes.ts';
import { CONNECTOR_ROUTES } from './routes/connector-routes.ts';
import { COUPON_ROUTES } from './routes/coupon-routes.ts';
import { CUSTOMER_CARE_ROUTES } from './routes/customer-care-routes.ts';
import { CUSTOMER_GROUP_ROUTES } from './routes/customer-group-routes.ts';
import { CUSTOMER_ROUTES } from './routes/customer-routes.ts';
import { DICTIONARY_ROUTES } from './routes/dictionary-routes.ts';
import { DRAW_ROUTES } from './routes/draw-routes.ts';
import { FEED_ROUTES } from './routes/feed-routes.ts';
import { FLYER_ROUTES } from './routes/flyer-routes.ts';
import { GUARANTEE_ROUTES } from './routes/guarantee-routes.ts';
import { INCOMING_PAYMENT_ROUTES } from './routes/incoming-payment-routes.ts';
import { INVOICE_ROUTES } from './routes/invoice-routes.ts';
import { JOB_ROUTES } from './routes/job-routes.ts';
import { KEY_ROUTES } from './routes/key-routes.ts';
import { KPD_ROUTES } from './routes/kpd-routes.ts';
import { LABEL_ROUTES } from './routes/label-routes.ts';
import { LINK_ROUTES } from './routes/link-routes.ts';
import { LOCKER_ROUTES } from './routes/locker-routes.ts';
import { LOOK_ROUTES } from './routes/look-routes.ts';
import { MAIL_ROUTES } from './routes/mail-routes.ts';
import { MEDIA_ROUTES } from './routes/media-routes.ts';
import { MENU_ROUTES } from './routes/menu-routes.ts';
import { MERCHANT_MAIL_ROUTES } from './routes/merchant-mail-routes.ts';
import { MESSAGE_ROUTES } from './routes/message-routes.ts';
import { NEWSLETTER_TOPIC_ROUTES } from './routes/newsletter-topic-routes.ts';
import { OPERATION_ROUTES } from './routes/operation-routes.ts';
import { ORDER_CHANGE_ROUTES } from './routes/order-change-routes.ts';
import { ORDER_GOODS_ROUTES } from './routes/order-goods-routes.ts';
import { ORDER_ROUTES } from './routes/order-routes.ts';
import { ORDER_SEARCH_ROUTES } from './routes/order-search-routes.ts';
import { PAGE_ROUTES } from './routes/page-routes.ts';
import { PAYMENT_METHOD_ROUTES } from './routes/payment-method-routes.ts';
import { PAYMENT_ROUTES } from './routes/payment-routes.ts';
import { PERSONAL_DATA_ROUTES } from './routes/personal-data-routes.ts';
import { PHONE_ORDER_ROUTES } from './routes/phone-order-routes.ts';
import { POST_ROUTES } from './routes/post-routes.ts';
import { PRODUCT_FORM_ROUTES } from './routes/product-form-routes.ts';
import { PRODUCT_ROUTES } from './routes/product-routes.ts';
import { PRODUCT_SEARCH_ROUTES } from './routes/product-search-routes.ts';
import { REDIRECT_ROUTES } from './routes/redirect-routes.ts';
import { REFUND_ROUTES } from './routes/refund-routes.ts';
import { REPORT_ROUTES } from './routes/report-routes.ts';
import { REVIEW_ROUTES } from './routes/review-routes.ts';
import { SETTINGS_ROUTES } from './routes/settings-routes.ts';
import { SHIPMENT_ROUTES } from './routes/shipment-routes.ts';
import { SHIPPING_ROUTES } from './routes/shipping-routes.ts';
import { SHOP_LABEL_ROUTES } from './routes/shop-label-routes.ts';
import { STAFF_ROUTES } from './routes/staff-routes.ts';
import { STORE_ROUTES } from './routes/store-routes.ts';
import { SWEEPSTAKE_ROUTES } from './routes/sweepstake-routes.ts';
import { SWITCH_ROUTES } from './routes/switch-routes.ts';
import { TODAY_ROUTES } from './routes/today-routes.ts';
import { TRANSLATED_TEXT_ROUTES } from './routes/translated-text-routes.ts';
import { TRANSLATION_ROUTES } from './routes/translation-routes.ts';
import { VOUCHER_ROUTES } from './routes/voucher-routes.ts';
import { WEBHOOK_CALL_ROUTES } from './routes/webhook-call-routes.ts';
import { WEBHOOK_ROUTES } from './routes/webhook-routes.ts';
import { WITHDRAWAL_ROUTES } from './routes/withdrawal-routes.ts';
import { registerOwner } from './session/owner-route.ts';
import { registerSecondFactor } from './session/second-factor-route.ts';
import { registerSession } from './session/session-route.ts';

/** Every operation that needs a key or a person, except bulk rows and uploads. */
export const ROUTES: readonly Route[] = [
	...PRODUCT_ROUTES,
	...PRODUCT_FORM_ROUTES,
	...PRODUCT_SEARCH_ROUTES,
	...CATALOG_ROUTES,
	...CATEGORY_ROUTES,
	...FEED_ROUTES,
	...LOCKER_ROUTES,
	...MEDIA_ROUTES,
	...TODAY_ROUTES,
	...TRANSLATION_ROUTES,
	...TRANSLATED_TEXT_ROUTES,
	...SHOP_LABEL_ROUTES,
	...ORDER_ROUTES,
	...ORDER_CHANGE_ROUTES,
	...ORDER_GOODS_ROUTES,
	...REFUND_ROUTES,
	...ORDER_SEARCH_ROUTES,
	...PERSONAL_DATA_ROUTES,
	...PHONE_ORDER_ROUTES,
	...SHIPMENT_ROUTES,
	...LABEL_ROUTES,
	...INCOMING_PAYMENT_ROUTES,
	...INVOICE_ROUTES,
	...KPD_ROUTES,
	...PAYMENT_METHOD_ROUTES,
	...PAYMENT_ROUTES,
	...WEBHOOK_ROUTES,
	...WEBHOOK_CALL_ROUTES,
	...WITHDRAWAL_ROUTES,
	...REDIRECT_ROUTES,
	...JOB_ROUTES,
	...CONNECTOR_ROUTES,
	...MERCHANT_MAIL_ROUTES,
	...BOUNCE_ROUTES,
	...MAIL_ROUTES,
	...CHECKLIST_ROUTES,
	...CALENDAR_ROUTES,
	...CAMPAIGN_ROUTES,
	...FLYER_ROUTES,
	...SWEEPSTAKE_ROUTES,
	...DRAW_ROUTES,
	...PAGE_ROUTES,
	...POST_ROUTES,
	...BLOCK_ROUTES,
	...MENU_ROUTES,
	...LINK_ROUTES,
	...COUPON_ROUTES,
	...VOUCHER_ROUTES,
	...CUSTOMER_ROUTES,
	...CUSTOMER_CARE_ROUTES,
	...NEWSLETTER_TOPIC_ROUTES,
	...CUSTOMER_GROUP_ROUTES,
	...MESSAGE_ROUTES,
	...REPORT_ROUTES,
	...REVIEW_ROUTES,
	...DICTIONARY_ROUTES,
	...SETTINGS_ROUTES,
	...GUARANTEE_ROUTES,
	...LOOK_ROUTES,
	...SHIPPING_ROUTES,
	...STORE_ROUTES,
	...SWITCH_ROUTES,
	...OPERATION_ROUTES,
	...KEY_ROUTES,
	...STAFF_ROUTES,
	...AUDIT_ROUTES,
];

/** The merchant API at `/merchant/v1`, for connecting an ERP or an engine (docs/merchant-api.md). */
export async function registerMerchantApi(app: FastifyInstance, shop: Shop & { readonly media: MediaStore; readonly backUp?: BackUp }): Promise<void> {
	await app.register(
		async (scope) => {
			registerGuard(scope, shop);
			const readers = new Map(ROUTES.map((route) => [route, findReader(ROUTES, route)]));
			const versioned = new Set(readers.values());
			for (const route of ROUTES) registerRoute(scope, shop, route, { reader: readers.get(route) ?? null, isVersioned: versioned.has(route) });
			registerBulk(scope, shop);
			registerBackups(scope, { ...shop, backUp: shop.backUp ?? null });
			registerImports(scope, shop);
			registerUpload(scope, shop);
			registerLookUpload(scope, shop);
			registerReviewPhoto(scope, shop);
			registerPaperFiles(scope, shop);
			registerLabelFiles(scope, shop);
			registerOrderExport(scope, shop);
			registerProductExport(scope, shop);
			if (shop.config.adminPages) {
				registerSession(scope, shop);
				registerSecondFactor(scope, shop);
				registerOwner(scope, shop);
			}
			scope.get('/openapi.json', (request) => toMerchantOpenApi(ROUTES, `${request.protocol}://${request.host}`));
		},
		{ prefix: PREFIX },
	);
}
