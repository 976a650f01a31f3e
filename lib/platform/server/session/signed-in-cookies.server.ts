import type { ApiClient } from '../../http/client.ts';
import { serialiseStateHint } from '../../session/state-hint.ts';
import { staffCookie, stateCookie, tokenCookie } from './cookies.server.ts';
import { countPieces, newHint } from './hint.server.ts';

/** Cookies after a sign-in: the new token, the hint for page scripts, the staff marker (Spec 4, Login; D19). */
export async function signedInCookies(request: Request, client: ApiClient, jwt: string): Promise<readonly string[]> {
	const user = client.with({ token: jwt });
	const [login, cart] = await Promise.all([user.call('_get_hapi_auth_is_login', {}), user.call('_get_hapi_webshop_cart', {})]);
	const staff = login.ok && (login.data.staff || login.data.developer || login.data.superuser);
	const hint = newHint({ signedIn: true, cartCount: cart.ok ? countPieces(cart.data) : 0, staff });
	return [tokenCookie(request, jwt), stateCookie(request, serialiseStateHint(hint)), staffCookie(request, staff)];
}
