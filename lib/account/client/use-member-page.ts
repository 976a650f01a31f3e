import { useEffect } from 'react';
import { resolveGuard } from '#lib/navigation/page-guard.ts';
import { type Identity, useSession } from '#lib/platform/client/use-session.ts';
import type { AccountUrls } from '../account-screens.ts';

/**
 * Identity of the customer on an account page. Visitors who are signed out, or sign out in another tab, are redirected to the sign-in and
 * back afterwards (Spec 4, Auth redirects).
 */
export function useMemberPage({ login }: AccountUrls): Identity | undefined {
	const { identity } = useSession();
	const isOut = identity?.signedIn === false;
	useEffect(() => {
		const to = isOut && resolveGuard({ signedOut: login ?? '/' }, false, `${location.pathname}${location.search}`);
		if (to) location.replace(to);
	}, [isOut, login]);
	return identity;
}
