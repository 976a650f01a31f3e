import type { Handler } from '../../platform/http/handler.ts';
import { carryOnSession, createSession, replaceSession } from '../../platform/visitor/session.ts';
import { isTokenHash } from '../../platform/visitor/token-hash.ts';

/** A guest's token; `force_logout` also ends the session of the token that came along. */
export const generateToken: Handler<'_get_hapi_auth_generate_token'> = async (query, call) => {
	const endsSession = query.force_logout === 1 && call.session.id !== '';
	const replacement = endsSession ? await replaceSession(call.db, call.session) : null;
	const carried = await findCarried(query, call.config.jwtSecret, call.db);
	const sessionId = carried ?? replacement ?? (await createSession(call.db, null));
	return { success: true, data: { jwt: call.signToken(sessionId) } };
};

type Query = Parameters<typeof generateToken>[0];
type Db = Parameters<typeof generateToken>[1]['db'];

async function findCarried({ set_token_id, token_hash }: Query, secret: string, db: Db): Promise<string | null> {
	if (set_token_id === undefined || token_hash === undefined) return null;
	if (!isTokenHash(token_hash, set_token_id, secret)) return null;
	return carryOnSession(db, set_token_id);
}
