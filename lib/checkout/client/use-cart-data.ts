import useSWR from 'swr';
import type { AnswerTo, ApiPath } from '#lib/platform/client/api-calls.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { untilWritten } from './change-cart-data.ts';

export interface CartData<T> {
	readonly status: 'idle' | 'pending' | 'success' | 'error';
	readonly data: T | undefined;
	readonly reload: () => Promise<void>;
}

/**
 * Live checkout data of the cart; `path` starts with /api/, null loads nothing. With `version` it is refetched for each cart version (Spec
 * 7, Webshop and Customer). Known data is shown immediately, e.g. on Back, and refetched. What it says about choices may be old: the cart
 * has them.
 */
export function useCartData<const Path extends ApiPath<'GET'>>(path: Path | null, version?: number): CartData<AnswerTo<'GET', Path>> {
	const epoch = useEpoch();
	const {
		data,
		error,
		mutate: refresh,
	} = useSWR(epoch && path ? (['cart-data', epoch, path, version] as const) : null, ([, , address]) => load(address), {
		shouldRetryOnError: false,
		revalidateOnFocus: false,
	});
	const status = epoch === null || path === null ? 'idle' : data !== undefined ? 'success' : error ? 'error' : 'pending';
	return { status, data, reload: async () => void (await refresh()) };
}

async function load<const Path extends ApiPath<'GET'>>(path: Path): Promise<AnswerTo<'GET', Path>> {
	await untilWritten();
	return unwrap(await fetchApi(path));
}
