import { useEffect } from 'react';
import { readStateHint } from '#lib/platform/client/state-hint.ts';

/**
 * Leads staff from the file of a list of posts, which is the same for everybody, to the one that is made for them, with drafts (Spec 4,
 * Visibility). The query of a page is never answered with a file.
 */
export function useStaffList(): void {
	useEffect(() => {
		const address = new URL(location.href);
		if (!readStateHint()?.staff || address.searchParams.has('page')) return;
		address.searchParams.set('page', '1');
		void import('vike/client/router').then(({ navigate }) =>
			navigate(address.pathname + address.search, { overwriteLastHistoryEntry: true, keepScrollPosition: true }),
		);
	}, []);
}
