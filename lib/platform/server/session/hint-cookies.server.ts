import type { Cart } from '@titraj/contract/cart.ts';
import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { type StateHint, serialiseStateHint } from '../../session/state-hint.ts';
import { stateCookie } from './cookies.server.ts';
import { countPieces, newHint, readHint } from './hint.server.ts';

/** Set-Cookie headers that update the hint from a response about the cart or the login; none if nothing changed (D19). */
export function hintCookies(request: Request, name: EndpointName, data: unknown): readonly string[] {
	const known = readHint(request);
	const hint = renew(known ?? newHint({ signedIn: false, cartCount: 0 }), name, data);
	if (hint === null || (known && serialiseStateHint(hint) === serialiseStateHint(known))) return [];
	return [stateCookie(request, serialiseStateHint(hint))];
}

function renew(hint: StateHint, name: EndpointName, data: unknown): StateHint | null {
	if (name === '_get_hapi_auth_is_login' && isObject(data) && 'user_id' in data) {
		const staff = ['staff', 'developer', 'superuser'].some((role) => Reflect.get(data, role) === true);
		return { signedIn: data.user_id !== null, cartCount: hint.cartCount, epoch: hint.epoch, ...(staff && { staff }) };
	}
	if (isCart(data)) return { ...hint, cartCount: countPieces(data) };
	return null;
}

/** An order has parcels too, but no version. */
function isCart(data: unknown): data is Cart {
	return isObject(data) && 'version' in data && 'parcels' in data && Array.isArray(data.parcels);
}

function isObject(data: unknown): data is object {
	return typeof data === 'object' && data !== null;
}
