import useSWR from 'swr';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import { ApiFailure } from '#lib/platform/http/result.ts';
import type { AccountData } from './use-account.ts';

interface Check {
	readonly success: boolean;
}

/** Whether the proof from a forgotten-password mail is still valid; the check does not consume it (Spec 7, forgotten password check). */
export function useProofCheck(proof: { readonly id: string; readonly code: string } | undefined): AccountData<Check> {
	const isHydrated = useEpoch() !== null;
	const key = isHydrated && proof ? (['proof', proof.id, proof.code] as const) : null;
	const { data, error, mutate } = useSWR(key, ask, { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false });
	const status = data ? 'success' : error ? 'error' : key ? 'pending' : 'idle';
	return { status, data, reload: async () => void (await mutate()), set: (next) => void mutate(next, { revalidate: false }) };
}

async function ask([, id, code]: readonly [string, string, string]): Promise<Check> {
	const answer = await fetchApi(`/api/hapi/auth/forgotten-password-check?${new URLSearchParams({ id, code })}`);
	if (answer.ok) return { success: answer.data.success };
	if (answer.error.kind === 'rejected' || answer.error.statusCode === 422) return { success: false };
	throw new ApiFailure(answer.error);
}
