import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { valueAt } from '#scripts/contract/visitor.ts';
import type { Client } from './client.ts';
import { openShop, type ShopUnderTest } from './open-shop.ts';

/** Helpers for a test. */
export interface World {
	readonly shop: ShopUnderTest;
	readonly guest: Client;
	/** Opens another guest. */
	readonly another: () => Promise<Client>;
	/** Signs a guest in to the account of the command line; skips the test if there is none. */
	readonly signIn: (guest: Client) => Promise<Client>;
	/** Returns the value, or skips the test because the shop lacks it. */
	readonly need: <T>(value: T | undefined | null, what: string) => T;
}

type Declare = (title: string, run: (world: World) => Promise<void>) => void;

/**
 * Opens the shop under test for the tests of a file. `whenOffered(...names)` declares a test of these calls: if the endpoint table lacks one of them, the test
 * is skipped with their names.
 */
export function testsOfAnyBackend(): (...names: readonly EndpointName[]) => Declare {
	let shop: ShopUnderTest;
	beforeAll(async () => {
		shop = await openShop();
	});
	afterAll(() => shop?.close());
	return (...names) =>
		(title, run) =>
			test(title, async ({ skip }) => {
				const guest = await shop.openGuest();
				const missing = names.filter((name) => !guest.visitor.has(name));
				if (missing.length > 0) skip(`not offered: ${missing.join(', ')}`);
				const need = <T>(value: T | undefined | null, what: string): T => value ?? skip(`the shop lacks ${what}`);
				await run({
					shop,
					guest,
					another: shop.openGuest,
					need,
					signIn: (as) => signIn(as, need(shop.account, 'an account: name one, --account EMAIL:PASSWORD')),
				});
			});
}

async function signIn(guest: Client, account: NonNullable<ShopUnderTest['account']>): Promise<Client> {
	const jwt = valueAt((await guest.send('_post_hapi_auth_login', { ...account })).body, '$.data.jwt');
	if (typeof jwt !== 'string') throw new Error(`${account.email} cannot sign in: is the account of --account right?`);
	return guest.withToken(jwt);
}
