import type { Cart } from '@titraj/contract/cart.ts';
import { useState } from 'react';
import useSWR, { mutate } from 'swr';
import { toCart } from '#lib/cart/to-cart.ts';
import { announceStateEverywhere } from '#lib/platform/client/announce-state-everywhere.ts';
import type { AnswerTo, ApiPath, BodyOf, PathAnswering } from '#lib/platform/client/api-calls.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import { type Result, unwrap } from '#lib/platform/http/result.ts';

export interface CartData<T> {
	readonly status: 'idle' | 'pending' | 'success' | 'error';
	readonly data: T | undefined;
	readonly reload: () => Promise<void>;
}

/** The last call of `changeCartData`, answered or not. These calls are sent one after another, so that the last choice wins. */
let lastWrite: Promise<unknown> = Promise.resolve();
/** Increases whenever loaded data may have become outdated. */
let generation = 0;

/**
 * Live checkout data of the cart; `path` starts with /api/, null loads nothing. With `version` it is refetched for each cart version (Spec
 * 7, Webshop and Customer). Data loaded before the last write is not returned to a component that mounts after it: a form would begin with
 * an earlier choice, and save that.
 */
export function useCartData<const Path extends ApiPath<'GET'>>(path: Path | null, version?: number): CartData<AnswerTo<'GET', Path>> {
	const epoch = useEpoch();
	const [generationAtMount] = useState(() => generation);
	const {
		data: loaded,
		error,
		mutate: refresh,
	} = useSWR(epoch && path ? (['cart-data', epoch, path, version] as const) : null, ([, , address]) => load(address), {
		shouldRetryOnError: false,
		revalidateOnFocus: false,
	});
	const data = loaded && loaded.generation >= generationAtMount ? loaded.answer : undefined;
	const status = epoch === null || path === null ? 'idle' : data !== undefined ? 'success' : error ? 'error' : 'pending';
	return { status, data, reload: async () => void (await refresh()) };
}

/** Waits for the last write, and notes the generation when the request is sent. */
async function load<const Path extends ApiPath<'GET'>>(path: Path): Promise<{ readonly generation: number; readonly answer: AnswerTo<'GET', Path> }> {
	await lastWrite;
	const generationAtStart = generation;
	return { generation: generationAtStart, answer: unwrap(await fetchApi(path)) };
}

/** A write that returns the cart, sent after earlier ones: updates the cart everywhere, and refetches data that depends on it. */
export async function changeCartData<const M extends 'POST' | 'PUT' | 'DELETE', const Path extends PathAnswering<Cart, M>>(
	path: Path,
	call: { readonly method: M; readonly body: BodyOf<M, Path> },
): Promise<Result<Cart>> {
	generation++;
	const sent = lastWrite.then(async () => ({ epoch: readStateHint()?.epoch, answer: (await fetchApi(path, call)) as Result<Cart> }));
	lastWrite = sent;
	const { epoch, answer } = await sent;
	if (!answer.ok) {
		// After a timeout it is unknown whether the shop has carried it out.
		void forgetCartData();
		return answer;
	}
	const kind = call.method === 'PUT' ? CHOICES[path] : undefined;
	if (kind)
		void import('#lib/analytics/client/track.ts').then(
			({ track }) => track({ kind, cart: toCart(answer.data, pageCurrency()) }),
			() => undefined,
		);
	await showCart(answer.data, epoch);
	return answer;
}

/** Writes that count as a checkout step in analytics. */
const CHOICES: Readonly<Record<string, 'delivery-chosen' | 'payment-chosen'>> = {
	'/api/hapi/webshop/parcel-shipping': 'delivery-chosen',
	'/api/hapi/webshop/payment': 'payment-chosen',
};

/** Shows the cart through the queue of changes, which may know a newer cart. If its code cannot be loaded, the cart is refetched. */
async function showCart(cart: Cart, epoch: string | undefined): Promise<void> {
	announceStateEverywhere();
	await import('#lib/cart/client/cart-changes.ts').then(
		({ takeCart }) => takeCart(cart, epoch),
		() => forget('cart'),
	);
	await forgetCartData();
}

/** Refetches the data about the cart. */
export async function forgetCartData(): Promise<void> {
	generation++;
	await forget('cart-data');
}

/** Refetches the cart and the data about it. */
export async function forgetCart(): Promise<void> {
	await Promise.all([forget('cart'), forgetCartData()]);
}

async function forget(word: 'cart' | 'cart-data'): Promise<void> {
	await mutate((key) => Array.isArray(key) && key[0] === word);
}
