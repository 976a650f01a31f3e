import type { TSchema } from 'typebox';
import type { Feature } from './features.ts';

/** One call of the backend (Spec 7, D2). The reference for developers of a backend is written from it. */
export interface EndpointDefinition {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Path on the embedded backend; other backends have theirs in the endpoint table. */
	readonly path: string;
	/** Query of a GET, body of the others. */
	readonly request: TSchema;
	readonly response: TSchema;
	/** `core` if a guest needs the call to find products, buy and pay on delivery (0065); otherwise its feature. */
	readonly part: 'core' | Feature;
	/** It has the same address on each backend (Spec 7), so the endpoint table need not contain it. */
	readonly fixed?: true;
	/** What the call does. */
	readonly summary: string;
	/** Caller and occasion. */
	readonly caller: string;
	/** What the shop does without it. */
	readonly without: string;
	/** Required kind of token; by default any valid one, including a guest's. */
	readonly token?: 'none' | 'customer' | 'staff';
	/** What is missing if the call returns 404. */
	readonly notFound?: string;
	/** Labels of refusals (`success: false` with `label_name`), each with its reason. */
	readonly refusals?: Readonly<Record<string, string>>;
	/** A POST that changes nothing: repeated like a GET (Spec 7). */
	readonly reads?: true;
	/** A read that searches, lists or counts: it waits for its turn, so that carts and orders pass first (0114). */
	readonly costly?: true;
	/** A write that the embedded backend executes once, however often it is sent; other backends declare it in their endpoint table (D41). */
	readonly idempotent?: true;
	/** Maximum size of the body in bytes, if it is above the gateway's limit for every other call. */
	readonly mostBytes?: number;
	/** Never from the browser: the gateway refuses it. */
	readonly internal?: true;
}

export type EndpointDefinitions = Record<string, EndpointDefinition>;
