import { useEffect, useState } from 'react';
import { useLocationSearch } from '#lib/navigation/client/use-location-search.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';
import { type AbandonmentWish, readAbandonmentWish } from '../abandonment-wish.ts';
import { changeCartData } from './use-cart-data.ts';

export interface Abandonment {
	/** What came of it: a label. */
	readonly outcome: { readonly tone: 'ok' | 'error'; readonly label: Label } | null;
	/** Keeps the cart: a mail brings it back. */
	readonly save: () => Promise<void>;
}

/** Does what the cart's address asks for, once: an address that was answered loses its query, so that a reload does not ask again (Spec 7, abandonment). */
export function useAbandonment(): Abandonment {
	const search = useLocationSearch();
	const [outcome, setOutcome] = useState<Abandonment['outcome']>(null);
	const ask = async (wish: AbandonmentWish) => {
		const answer = await changeCartData('/api/hapi/webshop/abandonment', { method: 'POST', body: wish });
		const done = 'abandonment' in wish ? 'cart.restored' : 'cart.saved';
		setOutcome(answer.ok ? { tone: 'ok', label: done } : { tone: 'error', label: errorLabel(answer.error, 'checkout.failed') });
		return answer.ok || answer.error.kind === 'rejected';
	};
	useEffect(() => {
		const wish = readAbandonmentWish(search);
		if (wish)
			void ask(wish).then((answered) => {
				if (answered) history.replaceState(history.state, '', location.pathname);
			});
	}, [search]);
	return { outcome, save: async () => void (await ask({ saveconfirm: 1 })) };
}
