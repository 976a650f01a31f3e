import type { TSchema } from 'typebox';
import type { Feature } from './features.ts';

/** One call of the backend (Spec 7, D2). The reference for developers of a backend is written from it. */
export interface EndpointDefinition {
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Path on the embedded backend; other backends say theirs in the endpoint table. */
	readonly path: string;
	/** Query of a GET, body of the others. */
	readonly request: TSchema;
	readonly response: TSchema;
	/** Core = what a guest needs to find, buy and pay on delivery (0065); else the feature that the call belongs to. */
	readonly part: 'core' | Feature;
	/** At the same address on each backend (Spec 7): the endpoint table need not have it. */
	readonly fixed?: true;
	/** What the call does. */
	readonly summary: string;
	/** Who calls it, and when. */
	readonly caller: string;
	/** What the shop does without it. */
	readonly without: string;
	/** Whose token it needs; left out, any valid one, a guest's too. */
	readonly token?: 'none' | 'customer' | 'staff';
	/** What the call did not find where it answers 404. */
	readonly notFound?: string;
	/** Labels of refusals (`success: false` with `label_name`), each with its reason. */
	readonly refusals?: Readonly<Record<string, string>>;
	/** A POST that changes nothing: repeated like a GET (Spec 7). */
	readonly reads?: true;
	/** A write that the embedded backend takes once however often it is sent; other backends say it in their row of the endpoint table (D41). */
	readonly idempotent?: true;
	/** Never from the browser: the gateway refuses it. */
	readonly internal?: true;
}

export type EndpointDefinitions = Record<string, EndpointDefinition>;
