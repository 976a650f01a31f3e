import type { Static, TSchema } from 'typebox';
import type { Database } from '../../platform/database/tables.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Scope } from '../keys/scopes.ts';
import type { RowError } from '../rows/row-result.ts';
import type { ApiKey } from './authenticate-key.ts';

/** A request that made sense in itself and that the shop refuses for what stands in its fields. */
export class FieldErrors {
	readonly errors: readonly RowError[];

	constructor(errors: readonly RowError[]) {
		this.errors = errors;
	}
}

export interface MerchantCall<Params, Query, Body> {
	readonly db: Database;
	readonly config: BackendConfig;
	readonly key: ApiKey;
	readonly params: Params;
	readonly query: Query;
	readonly body: Body;
}

/** One operation of the merchant API: its row of the OpenAPI document and its handler. */
export interface Route<Params extends TSchema = TSchema, Query extends TSchema = TSchema, Body extends TSchema = TSchema, Response extends TSchema = TSchema> {
	readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
	/** After `/merchant/v1`, with `:name` for parts that vary. */
	readonly path: string;
	readonly operationId: string;
	readonly summary: string;
	/** One of them is enough. */
	readonly scopes: readonly Scope[];
	readonly params: Params;
	readonly query: Query;
	/** Null for a call without one. */
	readonly body: Body | null;
	readonly response: Response;
	handle(call: MerchantCall<Static<Params>, Static<Query>, Static<Body>>): Promise<Static<Response> | Refusal | FieldErrors>;
}

/** Infers what a handler gets from the schemas beside it. */
export const route = <Params extends TSchema, Query extends TSchema, Body extends TSchema, Response extends TSchema>(
	definition: Route<Params, Query, Body, Response>,
): Route<Params, Query, Body, Response> => definition;
