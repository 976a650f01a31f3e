import useSWR from 'swr';
import type { AnswerTo, ApiPath } from '#lib/platform/client/api-calls.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useCustomer } from '#lib/platform/client/use-epoch.ts';
import { unwrap } from '#lib/platform/http/result.ts';

export interface AccountData<T> {
	readonly status: 'idle' | 'pending' | 'success' | 'error';
	readonly data: T | undefined;
	readonly reload: () => Promise<void>;
	/** Replaces the data with the answer of a write, without a call. */
	readonly set: (data: T) => void;
}

/**
 * Live data of an account endpoint; `path` starts with /api/, null loads nothing (Spec 7, Auth; D38). Cached per session. Pending for
 * guests, whom the backend would refuse: after a sign-out in another tab the page is about to open the sign-in.
 */
export function useAccount<const Path extends ApiPath<'GET'>>(path: Path | null): AccountData<AnswerTo<'GET', Path>> {
	const customer = useCustomer();
	const key = customer && path ? (['account', customer, path] as const) : null;
	const { data, error, mutate } = useSWR(key, async ([, , address]) => unwrap(await fetchApi(address)), { shouldRetryOnError: false });
	const status = customer === null || path === null ? 'idle' : data === undefined ? (error ? 'error' : 'pending') : 'success';
	return { status, data, reload: async () => void (await mutate()), set: (next) => void mutate(next, { revalidate: false }) };
}
