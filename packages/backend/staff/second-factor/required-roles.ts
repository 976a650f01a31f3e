import type { Kysely } from 'kysely';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isRole, type Role } from '../role.ts';

/** Name of the setting; find-staff.ts reads it with the person. */
const NAME = 'second_factor';

/** Roles that need a second factor; none by default. */
export async function readRequiredRoles(db: Kysely<Tables>): Promise<Role[]> {
	const stored: unknown = await readSetting(db, NAME);
	const roles = typeof stored === 'object' && stored !== null && 'roles' in stored ? stored.roles : [];
	return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string').filter(isRole) : [];
}

export const writeRequiredRoles = (db: Kysely<Tables>, roles: readonly Role[]): Promise<void> => writeSetting(db, NAME, { roles: [...new Set(roles)] });
