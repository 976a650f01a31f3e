import useSWR from 'swr';
import type { AnswerTo, ApiPath } from '#lib/platform/client/api-calls.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import { unwrap } from '#lib/platform/http/result.ts';

export interface AccountData<T> {
	readonly status: 'idle' | 'pending' | 'success' | 'error';
	readonly data: T | undefined;
	readonly reload: () => Promise<void>;
	/** Puts what a write answered in place, without a call. */
	readonly set: (data: T) => void;
}

/** What the account knows under `path` (starts with /api/), live; null asks for nothing (Spec 7, Auth; D38). Part of the session's own cache. */
export function useAccount<const Path extends ApiPath<'GET'>>(path: Path | null): AccountData<AnswerTo<'GET', Path>> {
	const epoch = useEpoch();
	const key = epoch && path ? (['account', epoch, path] as const) : null;
	const { data, error, mutate } = useSWR(key, async ([, , address]) => unwrap(await fetchApi(address)), { shouldRetryOnError: false });
	const status = epoch === null || path === null ? 'idle' : data === undefined ? (error ? 'error' : 'pending') : 'success';
	return { status, data, reload: async () => void (await mutate()), set: (next) => void mutate(next, { revalidate: false }) };
}
