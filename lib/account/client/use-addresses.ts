import type { BodyOf } from '#lib/platform/client/api-calls.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { type AccountData, useAccount } from './use-account.ts';

type AddressBook = DataOf<'_get_hapi_auth_addresses'>;
export type AddressBody = BodyOf<'POST', typeof ADDRESS>;

export interface Addresses {
	readonly addresses: AccountData<AddressBook>;
	/** Creates an address if `id` is missing. */
	readonly save: (address: AddressBody) => Promise<Result<AddressBook>>;
	readonly remove: (id: number) => Promise<boolean>;
}

const ADDRESS = '/api/hapi/auth/addresses';

/** The customer's address book; each write returns all addresses. */
export function useAddresses(): Addresses {
	const addresses = useAccount(ADDRESS);
	const show = (answer: Result<AddressBook>) => {
		if (answer.ok) addresses.set(answer.data);
		return answer;
	};
	return {
		addresses,
		save: async (body) => show(await fetchApi(ADDRESS, { method: 'POST', body })),
		remove: async (id) => show(await fetchApi(ADDRESS, { method: 'DELETE', body: { id } })).ok,
	};
}
