import { useEffect, useRef, useState } from 'react';
import { parseUrl } from '#lib/platform/url/parse-url.ts';
import { afterSignOut } from '../after-sign-out.ts';
import { signOut } from './sign-in-out.ts';

type State = 'pending' | 'asking' | 'failed';

/**
 * The sign-out page. Visitors who come from a page of this shop are signed out at once; others are asked first, so that a link on another
 * site cannot sign anybody out (Spec 4, Logout; D20, D21).
 */
export function useSignOutPage({ home, mayRedirect }: { readonly home: string; readonly mayRedirect: boolean }): {
	readonly state: State;
	readonly signOut: () => void;
} {
	const [state, setState] = useState<State>('pending');
	const started = useRef(false);
	const leave = async () => {
		if (started.current) return;
		started.current = true;
		setState('pending');
		if (await signOut()) return location.replace(afterSignOut(location.search, { home, mayRedirect }));
		started.current = false;
		setState('failed');
	};
	useEffect(() => {
		if (parseUrl(document.referrer)?.origin === location.origin) void leave();
		else setState('asking');
	}, []);
	return { state, signOut: () => void leave() };
}
