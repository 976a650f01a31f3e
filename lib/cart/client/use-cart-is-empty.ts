import { useEffect, useState } from 'react';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { isOffered } from '#lib/platform/i18n/is-offered.ts';

/** Whether the visitor's cart is empty, without loading it; undefined until answered, false if unknown (Spec 7, is-cart-empty). */
export function useCartIsEmpty(): boolean | undefined {
	const [isEmpty, setEmpty] = useState<boolean | undefined>(undefined);
	useEffect(() => void askIfEmpty().then(setEmpty), []);
	return isEmpty;
}

async function askIfEmpty(): Promise<boolean> {
	if (readStateHint() === null) return true;
	if (!isOffered('cart_check')) return false;
	const answer = await fetchApi('/api/hapi/webshop/is-cart-empty');
	return answer.ok && answer.data.success;
}
