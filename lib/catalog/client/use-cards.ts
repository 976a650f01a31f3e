import { useEffect, useState } from 'react';
import type { ProductCard } from '../product.ts';
import { loadCards } from './load-cards.ts';

/** Current cards of products in the order of `ids`; empty while they load, and if that fails. */
export function useCards(ids: readonly number[]): readonly ProductCard[] {
	const [cards, setCards] = useState<readonly ProductCard[]>([]);
	const list = ids.join();
	useEffect(() => {
		if (list === '') return;
		let isCurrent = true;
		loadCards(list.split(',').map(Number)).then(
			(found) => isCurrent && setCards(found),
			() => undefined,
		);
		return () => {
			isCurrent = false;
		};
	}, [list]);
	return cards;
}
