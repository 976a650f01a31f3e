import type { Scope } from '../keys/scopes.ts';
import type { RowError } from '../rows/row-result.ts';

/** Fields that the narrow scopes may write; `products:write` writes all. */
const FIELDS: Partial<Record<Scope, readonly string[]>> = { 'prices:write': ['price'], 'stock:write': ['stock'] };

/** Fields of a row that a key may not write. */
export function findForbidden(row: unknown, scopes: ReadonlySet<Scope>): RowError[] {
	if (scopes.has('products:write') || typeof row !== 'object' || row === null) return [];
	const allowed = new Set(['sku', ...[...scopes].flatMap((scope) => FIELDS[scope] ?? [])]);
	return Object.keys(row)
		.filter((field) => !allowed.has(field))
		.slice(0, 10)
		.map((field) => ({ field, reason: 'cannot be written with this key: it lacks products:write' }));
}
