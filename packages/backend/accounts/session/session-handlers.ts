import type { Handlers } from '../../platform/http/handler.ts';
import { replaceSession } from '../../platform/visitor/session.ts';
import { generateToken } from './generate-token.ts';
import { isLogin } from './is-login.ts';
import { login } from './login.ts';

type Names = '_get_hapi_auth_generate_token' | '_post_hapi_auth_login' | '_post_hapi_auth_logout' | '_get_hapi_auth_is_login';

export const sessionHandlers: Handlers<Names> = {
	_get_hapi_auth_generate_token: generateToken,
	_post_hapi_auth_login: login,
	_post_hapi_auth_logout: async (_body, { db, session, signToken }) => ({ success: true, data: { jwt: signToken(await replaceSession(db, session)) } }),
	_get_hapi_auth_is_login: isLogin,
};
