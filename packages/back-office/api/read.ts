import { useState } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { Failure, Result } from './result.ts';
import { send } from './send.ts';

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a read returns, and the version that a change of it names. */
export interface Loaded<T> {
	readonly value: T;
	readonly version: string | null;
}

/** A read of the merchant API: the address, and the type of its answer. */
export interface Read<T> {
	readonly path: string;
	load(): Promise<Loaded<T>>;
}

/** Declares a read; parameters that are undefined or empty are left out. */
export const read =
	<T>(path: string) =>
	(query: Query = {}): Read<T> => {
		const params = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])));
		const asked = params.size === 0 ? path : `${path}?${params}`;
		return {
			path: asked,
			async load() {
				const result = await send<T>({ method: 'GET', path: asked });
				if (!result.ok) throw new LoadFailed(result.failure);
				return { value: result.value, version: result.version };
			},
		};
	};

/** Reads once, with a failure as a value: for what is read after a write, where the form shows it. */
export async function readOnce<T>(asked: Read<T>): Promise<Result<T>> {
	try {
		return { ok: true, ...(await asked.load()) };
	} catch (error) {
		if (error instanceof LoadFailed) return { ok: false, failure: error.failure };
		throw error;
	}
}

/** Thrown by reads, because SWR takes failures as exceptions. */
export class LoadFailed extends Error {
	readonly failure: Failure;

	constructor(failure: Failure) {
		super(failure.detail);
		this.failure = failure;
	}
}

/**
 * The answer of a read, kept while the screen is shown and read again when the window is focused; null reads nothing. `again` says after how many
 * milliseconds an answer is read again, 0 for never.
 */
export function useRead<T>(asked: Read<T> | null, again: (value: T) => number = () => 0): SWRResponse<Loaded<T>, LoadFailed> {
	return useSWR<Loaded<T>, LoadFailed>(asked?.path ?? null, asked ? () => asked.load() : null, {
		...SHOWN,
		refreshInterval: (loaded) => (loaded === undefined ? 0 : again(loaded.value)),
	});
}

/** The same, but never with an answer from before the component was shown. */
export function useFreshRead<T>(asked: Read<T>): SWRResponse<Loaded<T>, LoadFailed> {
	const [shownAt] = useState(() => performance.now());
	return useSWR<Loaded<T>, LoadFailed>(`${asked.path} ${shownAt}`, () => asked.load(), SHOWN);
}

const SHOWN = { keepPreviousData: true, shouldRetryOnError: false };
