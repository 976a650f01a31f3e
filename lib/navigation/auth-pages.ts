import { type NamedPaths, resolveAppUrl } from './resolve-app-url.ts';

/** Audience of an auth page: signed-out visitors, signed-in customers, or everybody. */
type Audience = 'visitors' | 'customers' | 'everybody';

/** Settings of the shop's auth pages, from the environment. */
export interface AuthSettings {
	/** Code of the identity provider that replaces the shop's own sign-in form; null without one (Spec 2, auth). */
	readonly identityProvider: string | null;
	/** Where login pages redirect signed-in visitors; the auth page if left out (Spec 2, Auth defaults). */
	readonly loggedInRedirect?: string | undefined;
	/** Where account pages redirect signed-out visitors; the login page if left out. */
	readonly loggedOutRedirect?: string | undefined;
	/** Where the auth page itself redirects, if anywhere (Spec 4, Auth redirects). */
	readonly dashboardRedirect?: string | undefined;
}

/** Where a page redirects signed-in and signed-out visitors; no path for those who may see it. */
export interface PageGuard {
	readonly signedIn?: string;
	readonly signedOut?: string;
}

const AUDIENCES: Readonly<Record<string, Audience>> = {
	login: 'visitors',
	signup: 'visitors',
	forgotten_password: 'visitors',
	confirm_signup: 'visitors',
	signup_confirm: 'visitors',
	change_password: 'everybody',
	logout: 'everybody',
	index: 'customers',
	edit: 'customers',
	my_webshop_orders: 'customers',
	order: 'customers',
	invoice: 'customers',
	wishlist: 'customers',
	my_coupons: 'customers',
	my_comments: 'customers',
	addresses: 'customers',
	consents: 'customers',
	close_account: 'customers',
};

/**
 * Audience of an auth action's page. An unknown action belongs to the account if an identity provider is set, else it does not exist (Spec
 * 2, auth).
 */
function audienceOf(action: string, { identityProvider }: Pick<AuthSettings, 'identityProvider'>): Audience | null {
	const known = Object.hasOwn(AUDIENCES, action) ? AUDIENCES[action] : undefined;
	return known ?? (identityProvider === null ? null : 'customers');
}

/** The redirects of an auth page for signed-in and signed-out visitors; null for a page that does not exist (Spec 4, Auth redirects). */
export function toPageGuard(action: string, settings: AuthSettings, paths: NamedPaths): PageGuard | null {
	switch (audienceOf(action, settings)) {
		case null:
			return null;
		case 'everybody':
			return {};
		case 'visitors':
			return { signedIn: settings.loggedInRedirect ?? resolveAppUrl('auth', paths) ?? '/' };
		case 'customers': {
			const signedOut = settings.loggedOutRedirect ?? resolveAppUrl('auth_login', paths) ?? '/';
			return action === 'index' && settings.dashboardRedirect ? { signedIn: settings.dashboardRedirect, signedOut } : { signedOut };
		}
	}
}
