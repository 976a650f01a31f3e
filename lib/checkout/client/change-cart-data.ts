import type { Cart } from '@titraj/contract/cart.ts';
import type { CartCustomer } from '@titraj/contract/checkout.ts';
import { mutate } from 'swr';
import { isOfEarlierSession } from '#lib/cart/client/load-cart.ts';
import { markRecalculation } from '#lib/cart/client/recalculation.ts';
import { announceStateEverywhere } from '#lib/platform/client/announce-state-everywhere.ts';
import type { BodyOf, PathAnswering } from '#lib/platform/client/api-calls.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { isUnclear, type Result } from '#lib/platform/http/result.ts';

interface CartWrite<Method, Body> {
	readonly method: Method;
	readonly body: Body;
	/** Name of the control whose choice is saved. It replaces an earlier choice of the same control if that is the last write and not sent yet. */
	readonly control?: string;
}

interface WaitingChoice {
	readonly control: string;
	send: () => Promise<Sent>;
	readonly written: Promise<Result<Cart>>;
}

interface Sent {
	readonly path: string;
	/** Epoch of the session when the call was sent. */
	readonly epoch: string | undefined;
	readonly answer: Result<Cart>;
}

const CUSTOMER = '/api/hapi/webshop/customer';
const SHIPPING = '/api/hapi/webshop/parcel-shipping';
const LOCKERS = '/api/hapi/webshop/parcel-locker';
const STORES = '/api/hapi/webshop/location';
const PAYMENT = '/api/hapi/webshop/payment';

/** The last write, answered or not. Writes are sent one after another, so that the last choice wins. */
let lastWrite: Promise<unknown> = Promise.resolve();
/** The last write, if it is a choice that is not sent yet. */
let waiting: WaitingChoice | undefined;

/** A write that returns the cart, sent after earlier ones: updates the cart everywhere, and refetches data that depends on it. */
export function changeCartData<const M extends 'POST' | 'PUT' | 'DELETE', const Path extends PathAnswering<Cart, M>>(
	path: Path,
	{ method, body, control }: CartWrite<M, BodyOf<M, Path>>,
): Promise<Result<Cart>> {
	const send = async () => ({ path, epoch: readStateHint()?.epoch, answer: (await fetchApi(path, { method, body })) as Result<Cart> });
	if (control !== undefined && waiting?.control === control) {
		waiting.send = send;
		return waiting.written;
	}
	waiting = undefined;
	if (control === undefined) return write(send);
	const choice: WaitingChoice = {
		control,
		send,
		written: write(() => {
			if (waiting === choice) waiting = undefined;
			return choice.send();
		}),
	};
	waiting = choice;
	return choice.written;
}

/** Settles when the writes so far have an answer. */
export async function untilWritten(): Promise<void> {
	await lastWrite;
}

/** Notes the customer data in the answer of a write that was sent in the session `epoch`. What the next steps offer depends on it. */
export function noteCartCustomer(customer: CartCustomer, epoch: string | undefined): void {
	if (isOfEarlierSession(epoch)) return;
	void mutate(isCartData([CUSTOMER]), customer, { revalidate: false });
	forgetSteps();
}

/** Refetches the cart and the data about it. */
export async function forgetCart(): Promise<void> {
	forgetSteps();
	await Promise.all([refetchCart(), refetchCartData()]);
}

function write(send: () => Promise<Sent>): Promise<Result<Cart>> {
	const sent = lastWrite.then(send);
	lastWrite = sent;
	return markRecalculation(sent.then(take));
}

async function take({ path, epoch, answer }: Sent): Promise<Result<Cart>> {
	if (answer.ok) {
		await showCart(answer.data, epoch);
		forgetSteps(path);
	} else if (isUnclear(answer.error)) {
		// It is unknown whether the shop has carried it out.
		await refetchCart();
	}
	void refetchCartData();
	return answer;
}

/** Shows the cart through the queue of changes, which may know a newer cart. If its code cannot be loaded, the cart is refetched. */
async function showCart(cart: Cart, epoch: string | undefined): Promise<void> {
	announceStateEverywhere();
	await import('#lib/cart/client/cart-changes.ts').then(({ takeCart }) => takeCart(cart, epoch), refetchCart);
}

/** Forgets what the steps after a write offer, because it depends on the write: until it is loaded again, nothing may be chosen there. */
function forgetSteps(written?: string): void {
	if (written === PAYMENT) return;
	void mutate(isCartData(written === SHIPPING ? [PAYMENT] : [SHIPPING, LOCKERS, STORES, PAYMENT]), undefined);
}

async function refetchCart(): Promise<void> {
	await mutate((key) => Array.isArray(key) && key[0] === 'cart');
}

async function refetchCartData(): Promise<void> {
	await mutate(isCartData(['']));
}

/** Matches the cache keys of `useCartData` for addresses that begin with one of `paths`. */
const isCartData = (paths: readonly string[]) => (key: unknown) =>
	Array.isArray(key) && key[0] === 'cart-data' && paths.some((path) => key[2].startsWith(path));
