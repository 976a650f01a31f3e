import type { Subscription } from '@titraj/contract/newsletter.ts';
import { useCallback, useEffect, useState } from 'react';

export type SubscriptionState =
	| { readonly status: 'pending' }
	| { readonly status: 'unknown' }
	| { readonly status: 'error' }
	| { readonly status: 'success'; readonly subscription: Subscription; readonly busy: boolean };

type Change = 'confirm' | 'unsubscribe' | Subscription['topics'];

/** The subscription of a mail's link, and what may be done with it. `unknown`: the link is not valid (any more). */
export function useSubscription(key: { readonly id: number; readonly code: string }): readonly [SubscriptionState, (what: Change) => void] {
	const [state, setState] = useState<SubscriptionState>({ status: 'pending' });
	const { id, code } = key;
	const take = useCallback(async (path: string, call: { method?: 'POST' | 'PUT'; body?: object } = {}) => {
		const { fetchApi } = await import('#lib/platform/client/fetch-api.ts');
		const answer = await fetchApi<Subscription>(`/api/hapi/newsletter/${path}`, call);
		if (answer.ok) setState({ status: 'success', subscription: answer.data, busy: false });
		else setState(answer.error.statusCode === 404 ? { status: 'unknown' } : { status: 'error' });
	}, []);
	useEffect(() => void take(`subscription?id=${id}&code=${encodeURIComponent(code)}`).catch(() => setState({ status: 'error' })), [take, id, code]);
	const change = (what: Change) => {
		setState((before) => (before.status === 'success' ? { ...before, busy: true } : before));
		const sent =
			typeof what === 'string' ? take(what, { method: 'POST', body: { id, code } }) : take('subscription', { method: 'PUT', body: { id, code, topics: what } });
		sent.catch(() => setState({ status: 'error' }));
	};
	return [state, change];
}
