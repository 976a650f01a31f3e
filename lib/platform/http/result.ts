import type { EndpointName } from '@titraj/contract/endpoints.ts';

/** Why a call failed (Spec 8). `rejected`: the backend answered `success: false`; `contract`: the answer is not of the agreed shape. */
export interface ApiError {
	readonly kind: 'network' | 'timeout' | 'http' | 'contract' | 'rejected';
	/** `METHOD url: status, cause`, for logs. */
	readonly message: string;
	/** Which call failed; left out where it was none of the endpoint table. */
	readonly call?: EndpointName;
	/** HTTP status, 0 where none came. */
	readonly statusCode: number;
	readonly retryable: boolean;
	/** Times that the call was sent; 1 where left out. */
	readonly attempts?: number;
	/** Seconds after which the other side wants to be asked again. */
	readonly retryAfter?: number;
	/** `label_name` of a refusal. */
	readonly label?: string;
	/** The response body as it came, parsed where it was JSON (Spec 8, D34). */
	readonly body?: unknown;
}

export type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: ApiError };

/** An ApiError as a throwable, for the edges where a failure ends the work (a page that cannot be built). */
export class ApiFailure extends Error {
	readonly error: ApiError;
	constructor(error: ApiError) {
		super(error.message);
		this.name = 'ApiFailure';
		this.error = error;
	}
	/** By name: the page function is a bundle of its own, and a failure that it shares through the cache is an instance of the other bundle's class. */
	static override [Symbol.hasInstance](value: unknown): boolean {
		return value instanceof Error && value.name === 'ApiFailure';
	}
}

/** The data of a result; throws ApiFailure on an error. */
export function unwrap<T>(result: Result<T>): T {
	if (result.ok) return result.data;
	throw new ApiFailure(result.error);
}

/**
 * Whether a write that failed so may have been done all the same: no answer came, one that cannot be read, or the other side broke off (D41).
 * A refusal is clear: nothing was done.
 */
export function isUnclear({ kind, statusCode }: ApiError): boolean {
	if (kind === 'http') return statusCode >= 500;
	// A contract error without a status is a call that the endpoint table lacks, so it was never sent.
	return kind === 'network' || kind === 'timeout' || (kind === 'contract' && statusCode > 0);
}
