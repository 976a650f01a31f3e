import type { StockAlert } from '@titraj/contract/stock-alerts.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#lib/platform/http/result.ts';

type FetchApi = typeof import('#lib/platform/client/fetch-api.ts').fetchApi;

export type StockAlertState =
	| { readonly status: 'pending' }
	| { readonly status: 'unknown' }
	| { readonly status: 'error' }
	| { readonly status: 'success'; readonly alert: StockAlert; readonly busy: boolean };

/** The stock alert behind a link in a mail, with its actions. `unknown`: the link is not valid (any more). */
export function useStockAlert({ id, code }: { readonly id: number; readonly code: string }): readonly [StockAlertState, (what: 'confirm' | 'cancel') => void] {
	const [state, setState] = useState<StockAlertState>({ status: 'pending' });
	const take = useCallback(async (ask: (fetchApi: FetchApi) => Promise<Result<StockAlert>>) => {
		const { fetchApi } = await import('#lib/platform/client/fetch-api.ts');
		const answer = await ask(fetchApi);
		if (answer.ok) setState({ status: 'success', alert: answer.data, busy: false });
		else setState(answer.error.statusCode === 404 ? { status: 'unknown' } : { status: 'error' });
	}, []);
	useEffect(
		() =>
			void take((fetchApi) => fetchApi(`/api/hapi/stock-alert?${new URLSearchParams({ id: String(id), code })}`)).catch(() => setState({ status: 'error' })),
		[take, id, code],
	);
	const change = (what: 'confirm' | 'cancel') => {
		setState((before) => (before.status === 'success' ? { ...before, busy: true } : before));
		take((fetchApi) => fetchApi(`/api/hapi/stock-alert/${what}`, { method: 'POST', body: { id, code } })).catch(() => setState({ status: 'error' }));
	};
	return [state, change];
}
