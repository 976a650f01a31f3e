import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { AccountPage, AccountUrls } from '../account-screens.ts';
import { useAccount } from './use-account.ts';

/**
 * Texts beside the menu entries of the account overview: number of wishlist items and usable coupons, and the first address. Loads only what the shop has
 * a page for; leaves out what is empty or unknown.
 */
export function useAccountMenuDetails(urls: AccountUrls): Readonly<Partial<Record<AccountPage, string>>> {
	const t = useLabels();
	const wishes = useAccount(urls.wishlist ? '/api/hapi/wishlist' : null).data?.items.length;
	const coupons = useAccount(urls.my_coupons ? '/api/hapi/auth/coupons?all=1' : null).data?.items.filter(({ status }) => status === 'active').length;
	const addresses = useAccount(urls.addresses ? '/api/hapi/auth/addresses' : null).data?.items ?? [];
	const [address] = addresses;
	const count = (number: number) => new Intl.NumberFormat(t.locale).format(number);
	return {
		...(wishes && { wishlist: count(wishes) }),
		...(coupons && { my_coupons: count(coupons) }),
		...(address && { addresses: `${address.street}, ${address.city}` }),
	};
}
