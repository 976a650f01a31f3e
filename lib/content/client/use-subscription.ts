import type { Subscription } from '@titraj/contract/newsletter.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#lib/platform/http/result.ts';

export type SubscriptionState =
	| { readonly status: 'pending' }
	| { readonly status: 'unknown' }
	| { readonly status: 'error' }
	| { readonly status: 'success'; readonly subscription: Subscription; readonly busy: boolean };

type FetchApi = typeof import('#lib/platform/client/fetch-api.ts').fetchApi;

const ADDRESS = '/api/hapi/newsletter/subscription';

type Change = 'confirm' | 'unsubscribe' | Subscription['topics'];

/** The subscription of a mail's link, and what may be done with it. `unknown`: the link is not valid (any more). */
export function useSubscription(key: { readonly id: number; readonly code: string }): readonly [SubscriptionState, (what: Change) => void] {
	const [state, setState] = useState<SubscriptionState>({ status: 'pending' });
	const { id, code } = key;
	const take = useCallback(async (ask: (fetchApi: FetchApi) => Promise<Result<Subscription>>) => {
		const { fetchApi } = await import('#lib/platform/client/fetch-api.ts');
		const answer = await ask(fetchApi);
		if (answer.ok) setState({ status: 'success', subscription: answer.data, busy: false });
		else setState(answer.error.statusCode === 404 ? { status: 'unknown' } : { status: 'error' });
	}, []);
	useEffect(
		() => void take((fetchApi) => fetchApi(`${ADDRESS}?${new URLSearchParams({ id: String(id), code })}`)).catch(() => setState({ status: 'error' })),
		[take, id, code],
	);
	const change = (what: Change) => {
		setState((before) => (before.status === 'success' ? { ...before, busy: true } : before));
		const sent =
			typeof what === 'string'
				? take((fetchApi) => fetchApi(`/api/hapi/newsletter/${what}`, { method: 'POST', body: { id, code } }))
				: take((fetchApi) => fetchApi(ADDRESS, { method: 'PUT', body: { id, code, topics: what } }));
		sent.catch(() => setState({ status: 'error' }));
	};
	return [state, change];
}
