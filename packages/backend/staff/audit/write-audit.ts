import type { Database } from '../tables.ts';

export interface AuditEntry {
	/** `person 7` or `key 5`. */
	readonly caller: string;
	readonly name: string;
	readonly operation: string;
	readonly entity: string;
	/** What was read before and after the write; null if it cannot be read. */
	readonly before: unknown;
	readonly after: unknown;
}

/** Fields that are kept nowhere. */
const SECRETS = ['password', 'secret', 'csrf', 'code_hash'];
const isSecret = (name: string): boolean => SECRETS.some((secret) => name.toLowerCase().includes(secret));
/** Characters of JSON; longer values are named, not kept. */
const LONGEST = 20_000;

/** Writes what a call changed: of both states only the fields that differ. */
export async function writeAudit(db: Database, { before, after, ...entry }: AuditEntry): Promise<void> {
	const [old, now] = toDifference(before, after);
	await db
		.insertInto('audit_log')
		.values({ ...entry, before: toJson(old), after: toJson(now) })
		.execute();
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of two states that differ; a state that is not an object is taken whole. */
export function toDifference(before: unknown, after: unknown): [Fields | null, Fields | null] {
	const [old, now] = [toFields(before), toFields(after)];
	if (old === null || now === null) return [old, now];
	const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
	return [pick(old, names), pick(now, names)];
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
	Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

function toFields(state: unknown): Fields | null {
	if (state === null || state === undefined) return null;
	return typeof state === 'object' && !Array.isArray(state) ? Object.fromEntries(Object.entries(state)) : { value: state };
}

function toJson(fields: Fields | null): string | null {
	if (fields === null) return null;
	const text = JSON.stringify(fields, (name, value) => (isSecret(name) && typeof value === 'string' ? '•' : value));
	return text.length > LONGEST ? JSON.stringify({ fields: Object.keys(fields), characters: text.length }) : text;
}
