import type { EndpointName } from '@titraj/contract/endpoints.ts';

/** Why a call failed (Spec 8). `rejected`: the backend answered `success: false`; `contract`: the response does not match the contract. */
export interface ApiError {
	readonly kind: 'network' | 'timeout' | 'http' | 'contract' | 'rejected';
	/** `METHOD url: status, cause`, for logs. */
	readonly message: string;
	/** The failed call; left out if it is not in the endpoint table. */
	readonly call?: EndpointName;
	/** HTTP status, 0 without a response. */
	readonly statusCode: number;
	readonly retryable: boolean;
	/** Number of attempts; 1 if left out. */
	readonly attempts?: number;
	/** Seconds to wait before a retry, as the server asked. */
	readonly retryAfter?: number;
	/** `label_name` of a rejection. */
	readonly label?: string;
	/** The raw response body, parsed if it was JSON (Spec 8, D34). */
	readonly body?: unknown;
}

export type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: ApiError };

/** An ApiError to throw where a failure ends the work (a page that cannot be built). */
export class ApiFailure extends Error {
	readonly error: ApiError;
	constructor(error: ApiError) {
		super(error.message);
		this.name = 'ApiFailure';
		this.error = error;
	}
	/**
	 * Compares by name: the page function is its own bundle, so a failure shared through the cache may be an instance of another bundle's
	 * class.
	 */
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
 * Whether a failed write may have been executed all the same: there was no response, an unreadable one, or the server broke off (D41). A
 * rejection is clear: nothing was done.
 */
export function isUnclear({ kind, statusCode }: ApiError): boolean {
	if (kind === 'http') return statusCode >= 500;
	// A contract error without a status is a call that the endpoint table lacks, so it was never sent.
	return kind === 'network' || kind === 'timeout' || (kind === 'contract' && statusCode > 0);
}
