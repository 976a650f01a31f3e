import { resolveAppUrl } from '#lib/navigation/resolve-app-url.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import type { CheckoutProps, CheckoutScreenProps } from '../checkout-screens.ts';

type Action = keyof CheckoutScreenProps extends `webshop/${infer Name}` ? Exclude<Name, 'print-payment-transfer'> : never;

/** Label of what buying here asks for. */
const DESCRIPTION = 'checkout.login.guest_text' satisfies LabelKey;

/** A shell of the checkout: what is the same for every cart (Spec 2, webshop; D9). */
function checkout(action: Action, titleKey: LabelKey, descriptionKey: LabelKey = DESCRIPTION): ScreenLoader {
	return async ({ client, site, path }) => {
		const title = site.translator(titleKey);
		const hasLockers = client.settings.table._get_hapi_webshop_parcel_locker !== undefined;
		const head = { title, description: site.translator(descriptionKey), noindex: true };
		const layout = action === 'view_order' ? 'blank' : 'default';
		return {
			kind: 'page',
			loaded: pageOf(site, { path, screen: `webshop/${action}`, layout, props: { ...toProps(title, site), hasLockers }, head }),
		};
	};
}

/** The sheet for the slip of a bank transfer (Spec 2, Screens and routes; D27). */
const loadPrintPaymentTransfer: ScreenLoader = async ({ site, path }) => {
	const title = site.translator('slip.title');
	const props = { title, prints: readEnvironment().checkout.printsPaymentTransfer };
	return {
		kind: 'page',
		loaded: pageOf(site, {
			path,
			screen: 'webshop/print-payment-transfer',
			layout: 'blank',
			props,
			head: { title, description: site.translator(DESCRIPTION), noindex: true },
		}),
	};
};

/** Loaders of the webshop's routes, by controller and action. */
export const CHECKOUT_LOADERS: Readonly<Record<string, ScreenLoader>> = {
	'webshop.shopping_cart': checkout('shopping_cart', 'cart.title', 'cart.empty_text'),
	'webshop.login': checkout('login', 'checkout.login.title'),
	'webshop.customer': checkout('customer', 'checkout.customer.title'),
	'webshop.shipping': checkout('shipping', 'checkout.shipping.title'),
	'webshop.payment': checkout('payment', 'checkout.payment.title'),
	'webshop.review_order': checkout('review_order', 'checkout.review_order.title'),
	'webshop.thank_you': checkout('thank_you', 'checkout.thank_you.title'),
	'webshop.failed_order': checkout('failed_order', 'checkout.failed_order.title'),
	'webshop.new_payment': checkout('new_payment', 'checkout.new_payment.title'),
	'webshop.payment_form': checkout('payment_form', 'checkout.payment_form.title'),
	'webshop.payment_create': checkout('payment_create', 'checkout.payment_create.title'),
	'webshop.view_order': checkout('view_order', 'checkout.view_order.title'),
	'webshop.order_lookup': checkout('order_lookup', 'checkout.order_lookup.title'),
	'webshop.withdrawal': checkout('withdrawal', 'checkout.withdrawal.title'),
	'webshop.print-payment-transfer': loadPrintPaymentTransfer,
};

function toProps(title: string, site: Site): Omit<CheckoutProps, 'hasLockers'> {
	const { steps, webshopAuth, printsPaymentTransfer, showsItemEan, orderNumberPattern } = readEnvironment().checkout;
	const { base_url } = site.language;
	const urlOf = (name: Parameters<typeof resolveAppUrl>[0]) => resolveAppUrl(name, site.urls) ?? base_url;
	return {
		title,
		steps: steps.map((step) => ({ step, title: site.translator(`checkout.step.${step}`), url: urlOf(`webshop_${step}`) })),
		webshopAuth,
		urls: {
			login: urlOf('auth_login'),
			signup: urlOf('auth_signup'),
			forgotten_password: urlOf('auth_forgotten_password'),
			new_payment: urlOf('webshop_new_payment'),
			view_order: urlOf('webshop_view_order'),
			order_lookup: urlOf('webshop_order_lookup'),
			withdrawal: urlOf('webshop_withdrawal'),
			terms: site.urls['terms'] ?? base_url,
			privacy: site.urls['privacy'] ?? base_url,
		},
		showsItemEan,
		orderNumberPattern,
		...(printsPaymentTransfer && { slipUrl: `${base_url}webshop/print-payment-transfer/` }),
	};
}
