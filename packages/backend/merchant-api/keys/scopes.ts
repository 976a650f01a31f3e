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
] as const;
export type Scope = (typeof SCOPES)[number];

export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);
