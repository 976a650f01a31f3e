import { inject } from 'vitest';
import { openBackend } from '#scripts/contract/start/open-backend.ts';
import type { Target } from '#scripts/contract/target.ts';
import { createVisitor, newGuest } from '#scripts/contract/visitor.ts';
import { type Client, clientOf } from './client.ts';
import { findGoods, type Goods } from './find-goods.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** The backend of `npm run contract:suite`. Without it, the embedded backend is started in the test's process. */
		readonly target?: Target;
	}
}

/**
 * The shop for the tests of tests/contract/any-backend. Products are found in the backend; an account and a coupon have to be given on the command line,
 * because they cannot be found.
 */
export interface ShopUnderTest extends Pick<Target, 'account'> {
	readonly goods: Goods;
	/** A new guest, with a separate session. */
	openGuest(): Promise<Client>;
	close(): Promise<void>;
}

/** Opens the backend of the command line, or starts the embedded one with the fixture's shop. */
export async function openShop(): Promise<ShopUnderTest> {
	const target = inject('target');
	if (target) return openTarget(target, async () => undefined);
	// Loaded only here, because runs against another backend do not need it.
	const { startTestBackend } = await import('../start-test-backend.ts');
	const backend = await startTestBackend();
	const settings = { url: backend.url, host: 'titraj.example', timeout: 10_000 };
	return openTarget({ settings, account: { email: 'kupac@titraj.example', password: 'titraj-kupac' }, product: null, coupon: null }, backend.close);
}

async function openTarget({ settings, account, product }: Target, close: () => Promise<void>): Promise<ShopUnderTest> {
	const opened = await openBackend(settings);
	if (!opened.ok) throw new Error(`${opened.finding.call}: expected ${opened.finding.expected}, found ${opened.finding.found}. ${opened.finding.fix}`);
	const visitor = createVisitor({ ...settings, token: opened.token }, opened.table);
	const goods = await findGoods(clientOf(visitor), product);
	return { account, goods, openGuest: async () => clientOf(await newGuest(visitor)), close };
}
