import { ROLES, type Role } from '../../staff/index.ts';
import { SCOPES, type Scope } from './scopes.ts';

/** Rights of people: which roles have a scope. Owners have all. */
const SCOPE_ROLES: Readonly<Record<Scope, readonly Role[]>> = {
	'products:read': ['manager', 'editor', 'warehouse', 'support'],
	'products:write': ['manager', 'editor'],
	'prices:write': ['manager', 'editor'],
	'stock:write': ['manager', 'editor', 'warehouse'],
	'orders:read': ['manager', 'warehouse', 'support'],
	'orders:write': ['manager', 'warehouse', 'support'],
	'payments:write': ['manager'],
	'papers:read': ['manager', 'support'],
	'papers:write': ['manager'],
	'webhooks:write': ['manager'],
	'jobs:write': ['manager'],
	'backups:write': ['manager'],
	'operation:read': ['manager'],
	'content:write': ['manager', 'editor'],
	'marketing:write': ['manager', 'editor'],
	'customers:read': ['manager', 'support'],
	'customers:write': ['manager', 'support'],
	'reports:read': ['manager'],
	'settings:write': ['manager'],
	'staff:write': [],
};

const BY_ROLE: ReadonlyMap<Role, ReadonlySet<Scope>> = new Map(
	ROLES.map((role) => [role, new Set(SCOPES.filter((scope) => role === 'owner' || SCOPE_ROLES[scope].includes(role)))]),
);

export const toScopes = (role: Role): ReadonlySet<Scope> => BY_ROLE.get(role) ?? new Set();
