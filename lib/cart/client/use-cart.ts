import { useEffect } from 'react';
import useSWR from 'swr';
import { loadForTap } from '#lib/platform/client/load-for-tap.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import type { CartView } from '../cart.ts';
import { cartKey, loadCart } from './load-cart.ts';

export interface CartState {
	readonly status: 'idle' | 'pending' | 'success' | 'error';
	/** The last known cart, also while it is refetched. */
	readonly cart: CartView | undefined;
	/** 0 removes the line. The change shows immediately and is undone if the shop refuses it. */
	readonly setQuantity: (cartCode: string, quantity: number) => Promise<void>;
	readonly remove: (cartCode: string) => Promise<void>;
	readonly reload: () => Promise<void>;
}

/** The visitor's live cart (Spec 7, cart; D38). Without a session it is empty without a call. */
export function useCart(): CartState {
	const epoch = useEpoch();
	const { data, error, mutate } = useSWR(epoch ? cartKey(epoch) : null, loadCart, { shouldRetryOnError: false });
	useEffect(() => {
		// Preloads the code for changes, which also receives changes from other tabs.
		void loadChanges();
	}, []);
	const cart = epoch === '' ? emptyCart() : data;
	return { status: toStatus({ epoch, cart, error }), cart, setQuantity, remove, reload: async () => void (await mutate()) };
}

function toStatus({ epoch, cart, error }: { epoch: string | null; cart: CartView | undefined; error: unknown }): CartState['status'] {
	if (epoch === null) return 'idle';
	if (cart) return 'success';
	return error ? 'error' : 'pending';
}

async function setQuantity(cartCode: string, quantity: number): Promise<void> {
	const { changeCart } = await loadForTap(loadChanges);
	await changeCart(quantity > 0 ? { kind: 'set', cartCode, quantity } : { kind: 'remove', cartCode, quantity: 0 });
}

async function remove(cartCode: string): Promise<void> {
	await setQuantity(cartCode, 0);
}

const loadChanges = () => import('./cart-changes.ts');

let empty: CartView | undefined;

/** Always the same object, so that components do not render again. */
function emptyCart(): CartView {
	const zero = { minor: 0, currency: pageCurrency() };
	empty ??= { version: 0, lines: [], count: 0, totals: { items: zero, coupons: [], tax: zero, total: zero } };
	return empty;
}
