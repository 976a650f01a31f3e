import { type NamedPaths, resolveAppUrl } from './resolve-app-url.ts';

/** Who an auth page is for: somebody signed out, somebody signed in, or whoever comes. */
export type Audience = 'visitors' | 'customers' | 'everybody';

/** How the shop's auth pages behave; read from the environment. */
export interface AuthSettings {
	/** Code of the identity provider that signs people in instead of the shop's own form; null without one (Spec 2, auth). */
	readonly identityProvider: string | null;
	/** Where signed-in visitors of login pages go; the auth page where left out (Spec 2, Auth defaults). */
	readonly loggedInRedirect?: string | undefined;
	/** Where visitors of account pages go; the login page where left out. */
	readonly loggedOutRedirect?: string | undefined;
	/** Where the auth page itself leads, if anywhere (Spec 4, Auth redirects). */
	readonly dashboardRedirect?: string | undefined;
}

/** Where a page sends those that it is not for: paths by whether somebody is signed in. Nothing for whom it may show. */
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

/** Who the page of an auth action is for; an unknown one belongs to the account where a provider signs in, else it does not exist (Spec 2, auth). */
export function audienceOf(action: string, { identityProvider }: Pick<AuthSettings, 'identityProvider'>): Audience | null {
	const known = Object.hasOwn(AUDIENCES, action) ? AUDIENCES[action] : undefined;
	return known ?? (identityProvider === null ? null : 'customers');
}

/** The redirects of an auth page for either kind of visitor; null for a page that does not exist (Spec 4, Auth redirects). */
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
