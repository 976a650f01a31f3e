import type { IconName } from '#components/ui/Icon.tsx';
import type { AccountPage } from '#lib/account/account-screens.ts';

/** Pages of the account in the order of its menu, with their icons. */
export const SECTIONS = [
	['my_webshop_orders', 'box'],
	['wishlist', 'heart'],
	['my_coupons', 'card'],
	['my_comments', 'star'],
	['edit', 'user'],
	['addresses', 'pin'],
	['consents', 'shield'],
] as const satisfies readonly (readonly [AccountPage, IconName])[];
