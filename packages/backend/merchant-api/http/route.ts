import type { Static, TSchema } from 'typebox';
import type { Database } from '../../platform/database/tables.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { LiveSettings } from '../../platform/shop/live-settings.ts';
import type { Scope } from '../keys/scopes.ts';
import type { RowError } from '../rows/row-result.ts';
import type { Caller } from './caller.ts';

/** The shop refuses a well-formed request because of the values of its fields. */
export class FieldErrors {
	readonly errors: readonly RowError[];

	constructor(errors: readonly RowError[]) {
		this.errors = errors;
	}
}

export interface MerchantCall<Params, Query, Body> {
	readonly db: Database;
	readonly config: BackendConfig;
	/** Settings of the shop; forgotten after a write, so that it counts at once. */
	readonly settings: LiveSettings;
	/** Where pictures and documents are stored. */
	readonly media: MediaStore;
	readonly caller: Caller;
	/** Origin under which the caller reached the backend, for links to the back office. */
	readonly origin: string;
	readonly params: Params;
	readonly query: Query;
	readonly body: Body;
	/**
	 * Writes the entry of the log of changes in the transaction of the write, at its end, so that neither is stored without the other. `answer` names
	 * what is new, and is not logged if it refuses. A call with several transactions uses it in each that changes something: the first one stores the entry
	 * (0155). Of a call that neither uses it nor runs in one transaction, the entry is written after the write.
	 */
	log<Answer>(trx: Database, answer: Answer): Promise<Answer>;
}

/** Text of the mail to the owners about a sensitive change. */
export type SensitiveWords = Readonly<Record<'hr' | 'en', string>>;

/** One operation of the merchant API: its OpenAPI data and its handler. */
export interface Route<Params extends TSchema = TSchema, Query extends TSchema = TSchema, Body extends TSchema = TSchema, Response extends TSchema = TSchema> {
	readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
	/** Path after `/merchant/v1`; `:name` marks parameters. */
	readonly path: string;
	readonly operationId: string;
	readonly summary: string;
	/** The key or the role needs one of these. */
	readonly scopes: readonly Scope[];
	readonly params: Params;
	readonly query: Query;
	/** Null for a call without a body. */
	readonly body: Body | null;
	/** Bytes of its body; those of any call if left out. */
	readonly mostBytes?: number;
	readonly response: Response;
	/** True if the answer holds a secret or all data of a person, and is stored nowhere: such a call takes no idempotency key. */
	readonly answersSecret?: boolean;
	/** True for a call that only has a body because it asks for much, or that only reports: the log of changes leaves it out. */
	readonly changesNothing?: boolean;
	/**
	 * True if all that the call does is in the database, by its `db`: it runs in one transaction, with its entry of the log of changes. It must read
	 * nothing by another connection, such as `settings.read`, because the embedded database has only one.
	 */
	readonly inOneTransaction?: boolean;
	/** True for a call that erases personal data: the log of changes names it, and keeps nothing of what was there. */
	readonly logsNoState?: boolean;
	/** Fields that name persons: the log of changes leaves them out of what the call reads or is sent, also if another call reads by it. */
	readonly notLogged?: readonly string[];
	/**
	 * What a call changes that is sensitive; null or undefined if nothing. Such a call is refused to keys, needs the password confirmed in the
	 * last minutes, and is mailed to the owners.
	 */
	sensitive?(call: MerchantCall<Static<Params>, Static<Query>, Static<Body>>): Promise<SensitiveWords | null> | SensitiveWords | null;
	handle(call: MerchantCall<Static<Params>, Static<Query>, Static<Body>>): Promise<Static<Response> | Refusal | FieldErrors>;
}

/** Infers the handler's types from the schemas. */
export const route = <Params extends TSchema, Query extends TSchema, Body extends TSchema, Response extends TSchema>(
	definition: Route<Params, Query, Body, Response>,
): Route<Params, Query, Body, Response> => definition;
