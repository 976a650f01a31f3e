import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import { isRole, type Role } from '../role.ts';
import type { Database } from '../tables.ts';

/** Name of the setting; find-staff.ts reads it with the person. */
const NAME = 'second_factor';

/** Roles that need a second factor; none by default. */
export async function readRequiredRoles(db: Database): Promise<Role[]> {
	const stored: unknown = await readSetting(db, NAME);
	const roles = typeof stored === 'object' && stored !== null && 'roles' in stored ? stored.roles : [];
	return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string').filter(isRole) : [];
}

export const writeRequiredRoles = (db: Database, roles: readonly Role[]): Promise<void> => writeSetting(db, NAME, { roles: [...new Set(roles)] });
