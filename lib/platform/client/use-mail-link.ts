import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#lib/platform/http/result.ts';

/** Id and secret code of an item, from a link in a mail. */
export interface MailLink {
	readonly id: number;
	readonly code: string;
}

/** `unknown`: the link is invalid or has expired. */
export type LinkedState<Item> =
	| { readonly status: 'pending' }
	| { readonly status: 'unknown' }
	| { readonly status: 'error' }
	| { readonly status: 'success'; readonly item: Item; readonly busy: boolean };

export type MailCall<Item> = (fetchApi: typeof import('./fetch-api.ts').fetchApi, query: string) => Promise<Result<Item>>;

/**
 * Loads the item that a link in a mail refers to, and returns it with a function that changes it by a call that answers with the item.
 * `read` must be the same function on each render. `query` holds the id and code of the link.
 */
export function useMailLink<Item>(read: MailCall<Item>, { id, code }: MailLink): readonly [LinkedState<Item>, (change: MailCall<Item>) => void] {
	const [state, setState] = useState<LinkedState<Item>>({ status: 'pending' });
	const send = useCallback(
		async (call: MailCall<Item>) => {
			try {
				const { fetchApi } = await import('./fetch-api.ts');
				const answer = await call(fetchApi, String(new URLSearchParams({ id: String(id), code })));
				if (answer.ok) setState({ status: 'success', item: answer.data, busy: false });
				else setState({ status: answer.error.statusCode === 404 ? 'unknown' : 'error' });
			} catch {
				// The code of the call could not be loaded.
				setState({ status: 'error' });
			}
		},
		[id, code],
	);
	useEffect(() => void send(read), [send, read]);
	const change = (call: MailCall<Item>) => {
		setState((before) => (before.status === 'success' ? { ...before, busy: true } : before));
		void send(call);
	};
	return [state, change];
}
