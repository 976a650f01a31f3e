/**
 * Permissions of a key or a role (scope-roles.ts). `products:write` includes prices and stock; `prices:write` and `stock:write` are for programs that need nothing
 * else. `payments:write` moves money and decides how shoppers can pay.
 */
export const SCOPES = [
	'products:read',
	'products:write',
	'prices:write',
	'stock:write',
	'orders:read',
	'orders:write',
	'payments:write',
	'papers:read',
	'papers:write',
	'webhooks:write',
	'jobs:write',
	'backups:write',
	'operation:read',
	'content:write',
	'marketing:write',
	'customers:read',
	'customers:write',
	'reports:read',
	'settings:write',
	'staff:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Keys cannot have the rest: people of the shop with their roles, keys, and the log of changes are for people. */
export const KEY_SCOPES: readonly Scope[] = SCOPES.filter((scope) => scope !== 'staff:write');

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
