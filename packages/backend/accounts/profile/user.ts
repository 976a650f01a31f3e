import type { User } from '@titraj/contract/auth.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Session } from '../../platform/visitor/session.ts';

export const getUser: Handler<'_get_hapi_auth_user'> = async (_query, { db, session }) => {
	const { user_id, staff, developer, superuser } = session;
	const known =
		user_id === null
			? undefined
			: await db.selectFrom('users').select(['email', 'first_name', 'last_name', 'permissions']).where('id', '=', user_id).executeTakeFirstOrThrow();
	const { permissions = [], email = null, first_name = null, last_name = null } = known ?? {};
	return { success: true, data: { user_id, role: toRole(session), staff, developer, superuser, permissions, email, first_name, last_name } };
};

/** The highest role of the session (Spec 6). */
function toRole({ user_id, continue_as_guest, staff, developer, superuser }: Session): User['role'] {
	if (superuser) return 'superuser';
	if (developer) return 'developer';
	if (staff) return 'staff';
	if (user_id !== null) return 'customer';
	return continue_as_guest ? 'guest' : 'visitor';
}
