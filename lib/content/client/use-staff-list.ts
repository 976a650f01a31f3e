import { useEffect } from 'react';
import { readStateHint } from '#lib/platform/client/state-hint.ts';

/**
 * Redirects staff from a prerendered list of posts to the one rendered on demand, which includes drafts (Spec 4, Visibility). URLs with
 * `page` are never prerendered.
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
