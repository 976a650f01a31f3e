import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isConfirmed, notifyOwners, writeAudit } from '../../staff/index.ts';
import { toEntity } from './entity.ts';
import { toJoined } from './joined-transaction.ts';
import { FieldErrors, type MerchantCall, type Route, type SensitiveWords } from './route.ts';
import { inTurn, toVersion } from './version.ts';

type Call = MerchantCall<Record<string, unknown>, Record<string, unknown>, Record<string, unknown>>;

/** The state changed since the caller read it: the answer holds the current one, so that the caller can merge; null for a key that may not read it. */
export class Changed {
	readonly current: unknown;

	constructor(current: unknown) {
		this.current = current;
	}
}

/** What a write answers, and the version of what it wrote; null if the call names none, or wrote nothing. */
interface Written {
	readonly answer: unknown;
	readonly version: string | null;
}

const PEOPLE_ONLY = new Refusal(403, 'Forbidden', 'people alone change this, not keys');
export const NOT_CONFIRMED = new Refusal(403, 'Password Needed', 'confirm your password first: POST /session/confirmation');
const NO_VERSION = new Refusal(400, 'Bad Request', 'If-Match: what this call changes has no version');

/**
 * Runs a write: proves what is sensitive, compares the version that the caller has seen, and writes the log of changes, in the transaction of the write if the
 * route does so. What people change is read before and after; of a program's call the log keeps the body, because programs write often.
 */
export async function runWrite(
	call: Omit<Call, 'log'>,
	{ route, reader, ifMatch }: { route: Route; reader: Route | null; ifMatch: string | null },
): Promise<Written> {
	const sensitive = (await route.sensitive?.({ ...call, log: logNothing })) ?? null;
	if (sensitive !== null) {
		const refusal = await findRefusal(call);
		if (refusal !== null) return toWritten(refusal);
	}
	const read = async (db = call.db) => {
		const state = reader === null ? null : await reader.handle({ ...call, db, query: {}, body: {}, log: logNothing });
		return isRefused(state) ? null : state;
	};
	const mayRead = reader?.scopes.some((scope) => call.caller.scopes.has(scope)) ?? false;
	const write = async () => {
		const isPerson = call.caller.person !== null;
		const before = isPerson || ifMatch !== null ? await read() : null;
		if (ifMatch !== null && ifMatch !== '*' && (before === null || toVersion(JSON.stringify(before)) !== ifMatch)) return new Changed(mayRead ? before : null);
		let isLogged = route.changesNothing === true;
		const log = async <Answer>(trx: Database, answer: Answer): Promise<Answer> => {
			if (isLogged || isRefused(answer)) return answer;
			await note({ ...call, db: trx }, { route, reader, before, after: isPerson ? await read(trx) : null, answer, sensitive });
			isLogged = true;
			return answer;
		};
		if (route.inOneTransaction) {
			const answer = await call.db.transaction().execute(async (trx) => log(trx, await route.handle({ ...call, db: toJoined(trx), log })));
			// Another call may have read them before this one was stored.
			call.settings.forget();
			return answer;
		}
		const answer = await route.handle({ ...call, log });
		return isLogged ? answer : log(call.db, answer);
	};
	if (ifMatch === null) return toWritten(await write());
	if (reader === null) return toWritten(NO_VERSION);
	return inTurn(call.db, call.config.databaseUrl === null, async () => {
		const answer = await write();
		if (isRefused(answer)) return toWritten(answer);
		const now = await read();
		return { answer, version: now === null ? null : toVersion(JSON.stringify(now)) };
	});
}

const toWritten = (answer: unknown): Written => ({ answer, version: null });

const isRefused = (answer: unknown): boolean => answer instanceof Refusal || answer instanceof FieldErrors || answer instanceof Changed;

/** The log of a call that writes nothing. */
export const logNothing = async <Answer>(_trx: Database, answer: Answer): Promise<Answer> => answer;

async function findRefusal({ db, caller }: Omit<Call, 'log'>): Promise<Refusal | null> {
	if (caller.person === null) return PEOPLE_ONLY;
	return (await isConfirmed(db, caller.person.sessionId)) ? null : NOT_CONFIRMED;
}

interface Entry {
	readonly route: Route;
	readonly reader: Route | null;
	readonly before: unknown;
	readonly after: unknown;
	readonly answer: unknown;
	readonly sensitive: SensitiveWords | null;
}

async function note({ db, config, caller, params, body }: Omit<Call, 'log'>, { route, reader, before, after, answer, sensitive }: Entry): Promise<void> {
	const entity = toEntity(reader?.path ?? route.path, params, answer);
	const isRead = before !== null || after !== null;
	const hidden = new Set([...(route.notLogged ?? []), ...(reader?.notLogged ?? [])]);
	const toLogged = (state: unknown): unknown =>
		hidden.size === 0 || typeof state !== 'object' || state === null ? state : Object.fromEntries(Object.entries(state).filter(([name]) => !hidden.has(name)));
	const states = route.logsNoState ? { before: null, after: null } : { before: toLogged(before), after: toLogged(isRead ? after : body) };
	await writeAudit(db, { caller: caller.id, name: caller.name, operation: route.operationId, entity, ...states });
	if (sensitive !== null) await notifyOwners(db, { who: caller.name, what: sensitive, when: config.now() });
}
