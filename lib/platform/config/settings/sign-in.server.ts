import { optional } from '@titraj/contract/settings/setting.ts';
import { parseOwnPath } from '../../url/own-path.ts';

/** A redirect never leaves the shop (Spec 4, Auth redirects; D21). */
const ownPath = (text: string): string => {
	const path = parseOwnPath(text);
	if (path === null) throw new Error('it must be a path of the shop such as /webshop/narudzbe/');
	return path;
};

const providerCode = (text: string): string => {
	if (!/^[a-z0-9-]{1,40}$/.test(text)) throw new Error('it must be the code of a provider, e.g. "shop-id"');
	return text;
};

/** How sign-in pages behave (Spec 4, Auth redirects). */
export const SIGN_IN_SETTINGS = {
	identityProvider: optional('IDENTITY_PROVIDER', providerCode, {
		about: "Code of the identity provider that signs people in. Empty: the shop's own sign-in form.",
	}),
	loggedInRedirect: optional('LOGGED_IN_REDIRECT', ownPath, {
		about: 'Page to which signed-in visitors of sign-in pages are redirected. Empty: the account page.',
	}),
	loggedOutRedirect: optional('LOGGED_OUT_REDIRECT', ownPath, {
		about: 'Page to which signed-out visitors of account pages are redirected. Empty: the sign-in page.',
	}),
	dashboardRedirect: optional('DASHBOARD_REDIRECT', ownPath, { about: 'Page to which the account page redirects. Empty: it shows the account.' }),
} as const;
