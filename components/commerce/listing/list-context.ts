import { createContext, useContext } from 'react';
import type { ListView } from '#lib/catalog/client/use-listing.ts';
import { countFilters } from '#lib/catalog/list-state.ts';

/** The list around a control; `Listing` provides it. */
export const ListContext = createContext<ListView | null>(null);

/** The list that the control belongs to. */
export function useList(): ListView {
	const view = useContext(ListContext);
	if (!view) throw new Error('A control of a list stands outside of one');
	return view;
}

/** Whether there is nothing to filter or to sort: no product, though no filter is on. */
export function hasNothing({ part, state, status }: ListView): boolean {
	return status === 'success' && part.total === 0 && countFilters(state) === 0;
}
