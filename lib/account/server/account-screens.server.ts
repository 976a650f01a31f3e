import { toReturnAddress } from '#lib/checkout/server/return-address.server.ts';
import { toShopContact } from '#lib/checkout/shop-contact.ts';
import { toPageGuard } from '#lib/navigation/auth-pages.ts';
import { resolveAppUrl } from '#lib/navigation/resolve-app-url.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { unwrapOptional } from '#lib/platform/http/optional-endpoint.ts';
import { pageOf } from '#lib/screens/server/page-of.server.ts';
import type { LoaderContext, ScreenLoader } from '#lib/screens/server/screen-loader.ts';
import { ACCOUNT_PAGES, type AccountProps, type AccountScreenProps, type AccountUrls, type Seller, type SignInProvider } from '../account-screens.ts';

type AccountScreen = keyof AccountScreenProps;
type Action = AccountScreen extends `auth/${infer Name}` ? Name : never;

/** Loader of an account shell with its redirects by audience (Spec 2, auth; D9). Links with a mail's proof work for signed-in and signed-out visitors. */
function account(action: Action): ScreenLoader {
	return async ({ client, site, path, match }) => {
		const { auth, checkout } = readEnvironment();
		const named = toNamed(match);
		// Shown in place of a page that the access hook restricts: after sign-in the visitor returns to that page.
		const isStandIn = action === 'login' && match.isStandIn === true;
		const guard = isStandIn || (action === 'confirm_signup' && named) ? {} : toPageGuard(action, auth, site.urls);
		if (!guard) return { kind: 'not-found' };
		const title = site.translator(`account.${action}.title`);
		const props: AccountProps = {
			title,
			urls: toUrls(site),
			afterSignIn: isStandIn ? path : (auth.loggedInRedirect ?? resolveAppUrl('auth', site.urls) ?? site.language.base_url),
			orderNumberPattern: checkout.orderNumberPattern,
			...(auth.identityProvider !== null && { identityProvider: auth.identityProvider }),
			...(OFFERS_PROVIDERS.has(action) && { providers: await loadProviders(client) }),
			...(named && { named }),
			...((action === 'order' || action === 'index') && { pay: toPay(site) }),
			...(action === 'order' && { returnAddress: toReturnAddress(site), contact: toShopContact(site.info.company), ...toSummary(site) }),
		};
		const description = REASONS.map((key) => site.translator(key)).join(' ');
		const parts = { path, head: { title, description, noindex: true }, guard };
		if (action === 'invoice')
			return { kind: 'page', loaded: pageOf(site, { ...parts, screen: 'auth/invoice', layout: 'blank', props: { ...props, seller: toSeller(site) } }) };
		if (action === 'my_webshop_orders' || action === 'my_comments')
			return { kind: 'page', loaded: pageOf(site, { ...parts, screen: `auth/${action}`, props: { ...props, path } }) };
		return { kind: 'page', loaded: pageOf(site, { ...parts, screen: `auth/${action}`, props }) };
	};
}

/** Address template of an order's printable summary in this language; none if the backend has no such page. */
function toSummary(site: Site): { summary?: string } {
	const template = site.routes.find(({ controller, action }) => controller === 'auth' && action === 'invoice')?.template;
	return template === undefined ? {} : { summary: template };
}

/** Labels of the benefits of an account; together they are the meta description. */
const REASONS = ['login.reason.box', 'login.reason.heart', 'login.reason.return'] as const;

const OFFERS_PROVIDERS: ReadonlySet<Action> = new Set(['login', 'signup']);

/** Empty if the backend has no endpoint for providers. */
async function loadProviders(client: LoaderContext['client']): Promise<readonly SignInProvider[]> {
	const { items } = unwrapOptional(await client.call('_get_hapi_auth_providers', {}), { items: [] });
	return items.map(({ code, title }) => ({ code, title }));
}

/** Loaders of the account routes, by controller and action. */
export const ACCOUNT_LOADERS: Readonly<Record<`auth.${Action}`, ScreenLoader>> = {
	'auth.login': account('login'),
	'auth.signup': account('signup'),
	'auth.forgotten_password': account('forgotten_password'),
	'auth.confirm_signup': account('confirm_signup'),
	'auth.signup_confirm': account('signup_confirm'),
	'auth.change_password': account('change_password'),
	'auth.logout': account('logout'),
	'auth.index': account('index'),
	'auth.edit': account('edit'),
	'auth.my_webshop_orders': account('my_webshop_orders'),
	'auth.order': account('order'),
	'auth.invoice': account('invoice'),
	'auth.wishlist': account('wishlist'),
	'auth.my_coupons': account('my_coupons'),
	'auth.my_comments': account('my_comments'),
	'auth.addresses': account('addresses'),
	'auth.consents': account('consents'),
	'auth.close_account': account('close_account'),
};

function toSeller({ info: { company } }: Site): Seller {
	const { name, oib, iban, email, phone, address } = company;
	return { name, oib, iban, email, phone, street: address.street, postcode: address.postcode, city: address.city };
}

function toPay({ urls, language }: Site): NonNullable<AccountProps['pay']> {
	const again = resolveAppUrl('webshop_new_payment', urls);
	return {
		...(readEnvironment().checkout.printsPaymentTransfer && { slip: `${language.base_url}webshop/print-payment-transfer/` }),
		...(again && { again }),
	};
}

const OTHER_PAGES = ['terms', 'cart', 'withdrawal'] as const;
/** Route names of pages whose route is not `auth_{page}`. */
const NAMES: Readonly<Partial<Record<keyof AccountUrls, string>>> = {
	index: 'auth',
	terms: 'terms',
	cart: 'webshop_shopping_cart',
	withdrawal: 'webshop_withdrawal',
};

function toUrls({ urls }: Site): AccountUrls {
	return Object.fromEntries(
		[...ACCOUNT_PAGES, ...OTHER_PAGES].flatMap((page) => {
			const path = urls[NAMES[page] ?? `auth_${page}`];
			return path === undefined ? [] : [[page, path]];
		}),
	);
}

function toNamed({ params: { id, key, code } }: LoaderContext['match']): AccountProps['named'] {
	const name = id ?? key;
	return name !== undefined && code !== undefined ? { id: name, code } : undefined;
}
