import { createContext, useContext } from 'react';
import type { ListView } from '#lib/catalog/client/use-listing.ts';
import { countFilters } from '#lib/catalog/list-state.ts';

/** State of the surrounding list; `Listing` provides it. */
export const ListContext = createContext<ListView | null>(null);

/** The list that a control belongs to. */
export function useList(): ListView {
	const view = useContext(ListContext);
	if (!view) throw new Error('List controls must be rendered inside <Listing>');
	return view;
}

/** Whether the list is empty without any filter, so that there is nothing to filter or sort. */
export function hasNothing({ part, state, status }: ListView): boolean {
	return status === 'success' && part.total === 0 && countFilters(state) === 0;
}
