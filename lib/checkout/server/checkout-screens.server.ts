import type { Feature } from '@titraj/contract/features.ts';
import { toGuaranteeLinks } from '#lib/catalog/guarantee-links.ts';
import type { NoDelivery } from '#lib/navigation/no-delivery.ts';
import { resolveAppUrl } from '#lib/navigation/resolve-app-url.ts';
import { findNoDelivery } from '#lib/navigation/server/find-no-delivery.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { LabelKey } from '#lib/platform/i18n/label-key.ts';
import type { LayoutName } from '#lib/screens/screen.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import type { CheckoutPage, CheckoutProps, CheckoutScreenProps } from '../checkout-screens.ts';
import { findStepLink, joinSteps } from '../join-steps.ts';
import { toShopContact } from '../shop-contact.ts';
import { toReturnAddress } from './return-address.server.ts';

type Action = keyof CheckoutScreenProps extends `webshop/${infer Name}` ? Exclude<Name, 'print-payment-transfer'> : never;

/** Label of the default meta description. */
const DESCRIPTION = 'checkout.login.guest_text' satisfies LabelKey;

const LAYOUTS: Readonly<Partial<Record<Action, LayoutName>>> = {
	login: 'checkout',
	customer: 'checkout',
	shipping: 'checkout',
	payment: 'checkout',
	review_order: 'checkout',
	view_order: 'blank',
};

interface ShellOptions {
	readonly descriptionKey?: LabelKey;
	/** Additional props of this screen. */
	readonly toMore?: (site: Site) => object;
}

/** Loader of a checkout shell, which is the same for every cart (Spec 2, webshop; D9). A step that another screen asks for leads there (D61). */
function checkout(action: Action, titleKey: LabelKey, { descriptionKey = DESCRIPTION, toMore }: ShellOptions = {}): ScreenLoader {
	return async ({ client, site, path }) => {
		const steps = toStepLinks(site);
		const joined = steps.find(({ asks }) => asks?.some((step) => step === action));
		if (joined) return { kind: 'redirect', to: joined.url, code: 302 };
		const title = site.translator(titleKey);
		const hasLockers = client.settings.table._get_hapi_webshop_parcel_locker !== undefined;
		const head = { title, description: site.translator(descriptionKey), noindex: true };
		return {
			kind: 'page',
			loaded: pageOf(site, {
				path,
				screen: `webshop/${action}`,
				layout: LAYOUTS[action] ?? 'default',
				props: { ...toProps({ title, steps }, site), hasLockers, ...toMore?.(site) },
				head,
			}),
		};
	};
}

/** Loader of the printable slip for bank transfers (Spec 2, Screens and routes; D27). */
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

/** Loaders of the webshop routes, by controller and action. */
export const CHECKOUT_LOADERS: Readonly<Record<string, ScreenLoader>> = {
	'webshop.shopping_cart': checkout('shopping_cart', 'cart.title', { descriptionKey: 'cart.empty_text', toMore: toDelivery }),
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
	'webshop.view_order': checkout('view_order', 'checkout.view_order.title', {
		toMore: (site) => ({ ...toReturns(site), contact: toShopContact(site.info.company) }),
	}),
	'webshop.order_lookup': checkout('order_lookup', 'checkout.order_lookup.title'),
	'webshop.withdrawal': checkout('withdrawal', 'checkout.withdrawal.title', { toMore: toReturns }),
	'webshop.print-payment-transfer': loadPrintPaymentTransfer,
};

function toDelivery(site: Site): { noDelivery?: NoDelivery } {
	const noDelivery = findNoDelivery(site);
	return noDelivery ? { noDelivery } : {};
}

function toReturns(site: Site): { returnAddress: string } {
	return { returnAddress: toReturnAddress(site) };
}

function toProps({ title, steps }: Pick<CheckoutProps, 'title' | 'steps'>, site: Site): Omit<CheckoutProps, 'hasLockers'> {
	const { webshopAuth, printsPaymentTransfer, showsItemEan, orderNumberPattern } = readEnvironment().checkout;
	const { base_url } = site.language;
	return {
		title,
		steps,
		// A shop without a login step cannot require it.
		webshopAuth: webshopAuth && findStepLink(steps, 'login') !== null,
		urls: pageUrls(site),
		guarantee: toGuaranteeLinks(site),
		showsItemEan,
		orderNumberPattern,
		...(printsPaymentTransfer && site.translator.offers('payment_slip') && { slipUrl: `${base_url}webshop/print-payment-transfer/` }),
	};
}

/** Steps that the route table has a page for, without those that another one asks for. */
function toStepLinks({ urls, translator }: Site): CheckoutProps['steps'] {
	const { steps, ownScreens } = readEnvironment().checkout;
	const links = steps.flatMap((step) => {
		const url = resolveAppUrl(`webshop_${step}`, urls);
		return url === null ? [] : [{ step, title: translator(`checkout.step.${step}`), url }];
	});
	return joinSteps(links, ownScreens);
}

/** Route name and required feature of each page that checkout screens link to. */
const PAGES: Readonly<Record<CheckoutPage, { readonly name: string; readonly feature?: Feature }>> = {
	login: { name: 'auth_login', feature: 'account' },
	signup: { name: 'auth_signup', feature: 'signup' },
	forgotten_password: { name: 'auth_forgotten_password', feature: 'password_reset' },
	new_payment: { name: 'webshop_new_payment', feature: 'payments' },
	view_order: { name: 'webshop_view_order' },
	order_lookup: { name: 'webshop_order_lookup', feature: 'order_lookup' },
	withdrawal: { name: 'webshop_withdrawal', feature: 'withdrawal' },
	terms: { name: 'terms' },
	privacy: { name: 'privacy' },
	withdrawal_form: { name: 'withdrawal_form' },
};

function pageUrls({ urls, translator }: Site): CheckoutProps['urls'] {
	return Object.fromEntries(
		Object.entries(PAGES).flatMap(([page, { name, feature }]) => {
			const url = urls[name] ?? (name.startsWith('auth_') ? resolveAppUrl(`auth_${page}`, urls) : null);
			return url === null || (feature && !translator.offers(feature)) ? [] : [[page, url]];
		}),
	);
}
