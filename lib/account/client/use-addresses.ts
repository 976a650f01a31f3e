import type { Address } from '@titraj/contract/profile.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { type AccountData, useAccount } from './use-account.ts';

interface AddressBook {
	readonly items: readonly Address[];
}

interface Addresses {
	readonly addresses: AccountData<AddressBook>;
	/** Without `id` a new one. */
	readonly save: (address: object) => Promise<Result<AddressBook>>;
	readonly remove: (id: number) => Promise<boolean>;
}

const ADDRESS = '/api/hapi/auth/addresses';

/** The customer's address book; each write answers the whole of it. */
export function useAddresses(): Addresses {
	const addresses = useAccount<AddressBook>(ADDRESS);
	const write = async (method: 'POST' | 'DELETE', body: object) => {
		const answer = await fetchApi<AddressBook>(ADDRESS, { method, body });
		if (answer.ok) addresses.set(answer.data);
		return answer;
	};
	return { addresses, save: (address) => write('POST', address), remove: async (id) => (await write('DELETE', { id })).ok };
}
