import { useEffect, useState } from 'react';
import type { CartView } from '#lib/cart/cart.ts';
import { type CartState, useCart } from '#lib/cart/client/use-cart.ts';
import { type Identity, useSession } from '#lib/platform/client/use-session.ts';
import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';
import { REQUEST_TIMEOUT } from '#lib/platform/config/request-timeout.ts';
import type { CheckoutProps } from '../checkout-screens.ts';
import { findStepLink } from '../join-steps.ts';
import { guardStep, nextStep, previousStep } from '../steps.ts';

export interface Checkout {
	/** Also `pending` while the visitor is redirected to another step, so that a step is never shown to visitors who may not see it. */
	readonly status: 'pending' | 'ready' | 'error';
	readonly cart: CartView | undefined;
	readonly identity: Identity | undefined;
	/** The last step is done: the order can be placed. */
	readonly placing: boolean;
	/** Whether the visitor still has to sign in, or to continue as a guest, and this screen asks for it. */
	readonly asksBuyer: boolean;
	readonly previous: { readonly title: string; readonly url: string } | null;
	/**
	 * Opens the next step, or starts placing the order after the last one. `replaces`: replaces the history entry, so that Back skips a step
	 * that did not apply. Settles once it is shown.
	 */
	readonly forward: (replaces?: boolean) => Promise<void>;
	/** Takes back the start of placing the order, because the step was changed. */
	readonly edit: () => void;
	readonly reload: CartState['reload'];
}

/** State of a checkout step for the current visitor, with the steps before and after it (Spec 4, Checkout guards). */
export function useCheckout(step: CheckoutStep, { steps, webshopAuth }: Pick<CheckoutProps, 'steps' | 'webshopAuth'>): Checkout {
	const { cart, status: cartStatus, reload: reloadCart } = useCart();
	const [asked, setAsked] = useState(false);
	const { identity, status: sessionStatus, reload: reloadSession } = useSession();
	const state = cart && identity ? toState(cart, identity, webshopAuth) : null;
	const names = steps.map((link) => link.step);
	const linkOf = (name: CheckoutStep | null) => (name === null ? null : findStepLink(steps, name));
	const wanted = state ? linkOf(guardStep(step, state)) : null;
	const asksBuyer = wanted?.step === step;
	const away = asksBuyer ? null : wanted;
	useEffect(() => {
		if (away) void lead(away.url, true);
	}, [away?.url]);
	const next = state && nextStep(step, names, state);
	return {
		status: state && !away ? 'ready' : !state && (cartStatus === 'error' || sessionStatus === 'error') ? 'error' : 'pending',
		cart,
		identity,
		asksBuyer,
		placing: next === 'thank_you' && asked,
		previous: state && linkOf(previousStep(step, names, state)),
		forward: async (replaces) => {
			if (next === 'thank_you') return setAsked(true);
			// Recomputed, because a visitor on the login step may just have chosen to continue as a guest.
			const link = linkOf(nextStep(step, names, { ...(state ?? STRANGER), ...(step === 'login' && { mayContinueAsGuest: true }) }));
			if (link) await lead(link.url, replaces);
		},
		edit: () => setAsked(false),
		reload: async () => void (await Promise.all([reloadCart(), reloadSession()])),
	};
}

const STRANGER = { cartIsEmpty: false, signedIn: false, mayContinueAsGuest: false, webshopAuth: true };

function toState(cart: CartView, { signedIn, mayContinueAsGuest }: Identity, webshopAuth: boolean) {
	return { cartIsEmpty: cart.lines.length === 0, signedIn, mayContinueAsGuest, webshopAuth };
}

/** Opens another step without loading a document, so that loaded data stays. */
async function lead(url: string, replaces = false): Promise<void> {
	const { navigate } = await import('vike/client/router');
	// A navigation that opens a document may not settle, not even if the visitor stops it, or returns to this one by Back.
	const isOver = new Promise<void>((done) => {
		const overdue = AbortSignal.timeout(REQUEST_TIMEOUT);
		overdue.onabort = () => done();
		addEventListener('pageshow', ({ persisted }) => persisted && done(), { signal: overdue });
	});
	await Promise.race([navigate(url, { overwriteLastHistoryEntry: replaces }), isOver]);
}
