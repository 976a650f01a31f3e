import { useState } from 'react';
import { loadForTap } from '#lib/platform/client/load-for-tap.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { changeSavedLater } from '#lib/saved/client/change-saved-later.ts';
import type { WishedProduct } from '#lib/saved/client/load-saved.ts';

/**
 * Actions for the lines of the visitor's wishlist. `pending` contains lines that are being removed: they are hidden immediately and shown
 * again if the shop refuses.
 */
export function useWishlistChanges() {
	const t = useLabels();
	const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
	const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map());
	const [message, setMessage] = useState('');
	const take = async (code: string): Promise<boolean> => {
		setPending((codes) => new Set(codes).add(code));
		const outcome = await changeSavedLater({ list: 'wishlist', kind: 'remove', code });
		setPending((codes) => new Set([...codes].filter((other) => other !== code)));
		if (outcome.kind !== 'done') setMessage(t(outcome.kind === 'unclear' ? 'saved.unclear' : 'saved.failed'));
		return outcome.kind === 'done';
	};
	return {
		pending,
		/** Pending quantities, by code. */
		wanted,
		/** Announced to screen readers after a change. */
		message,
		async setQuantity(code: string, quantity: number) {
			setWanted((known) => new Map(known).set(code, quantity));
			const outcome = await changeSavedLater({ list: 'wishlist', kind: 'add', code, quantity });
			setWanted((known) => new Map([...known].filter(([other, last]) => other !== code || last !== quantity)));
			if (outcome.kind !== 'done') setMessage(t(outcome.kind === 'unclear' ? 'saved.unclear' : 'saved.failed'));
		},
		async remove(code: string) {
			if (await take(code)) setMessage(t('saved.wishlist_remove'));
		},
		/** Adds a product to the cart with its quantity and removes it from the list; a product that the cart refuses stays listed. */
		async moveToCart({ code, quantity, product }: WishedProduct) {
			const { addToCart } = await loadForTap(() => import('#lib/cart/client/add-to-cart.ts'));
			const outcome = await addToCart(code, quantity);
			if (outcome === 'added') await take(code);
			setMessage(outcome === 'added' ? t('wishlist.moved', { title: product.title }) : t(`buy.${outcome}_message`));
		},
	};
}
