import { DEFAULT_LANGUAGE } from '../../config/default-language.ts';
import type { Environment } from '../../config/environment.server.ts';
import { backendClient } from '../http/backend.server.ts';

/** Whether the backend identifies a token as that of staff, a developer or a superuser (Spec 6, Roles). False if the backend fails. */
export async function isStaff(environment: Environment, token: string): Promise<boolean> {
	const login = await (await backendClient(environment, DEFAULT_LANGUAGE, token)).call('_get_hapi_auth_is_login', {});
	return login.ok && (login.data.staff || login.data.developer || login.data.superuser);
}
