import { randomBytes } from 'node:crypto';
import type { Cart } from '@titraj/contract/cart.ts';
import { parseStateHint, type StateHint } from '../../session/state-hint.ts';
import { readCookie, STATE_COOKIE } from './cookies.server.ts';

/** The hint that a request carries. */
export function readHint(request: Request): StateHint | null {
	return parseStateHint(readCookie(request, STATE_COOKIE));
}

/** A hint with a new epoch, for a token that was just stored. */
export function newHint({ signedIn, cartCount, staff = false }: { signedIn: boolean; cartCount: number; staff?: boolean }): StateHint {
	return { signedIn, cartCount, epoch: randomBytes(6).toString('base64url'), ...(staff && { staff }) };
}

/** Number of pieces in a cart, as the header shows it. */
export function countPieces(cart: Pick<Cart, 'parcels'>): number {
	return Math.ceil(cart.parcels.reduce((sum, parcel) => sum + parcel.items.reduce((inner, item) => inner + item.qty, 0), 0));
}
