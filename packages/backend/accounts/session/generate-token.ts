import type { Call, Handler } from '../../platform/http/handler.ts';
import { createSession, replaceSession } from '../../platform/visitor/session.ts';
import { isTokenHash } from '../../platform/visitor/token-hash.ts';
import { carrySession } from './carry-session.ts';

/** A guest's token; `force_logout` also ends the session of the token that came along. */
export const generateToken: Handler<'_get_hapi_auth_generate_token'> = async (query, call) => {
	const endsSession = query.force_logout === 1 && call.session.id !== '';
	const replacement = endsSession ? await replaceSession(call.db, call.session) : null;
	const sessionId = (await findCarried(query, call)) ?? replacement ?? (await createSession(call.db, null));
	return { success: true, data: { jwt: call.signToken(sessionId) } };
};

async function findCarried({ set_token_id, token_hash }: Parameters<typeof generateToken>[0], { db, config }: Call): Promise<string | null> {
	if (set_token_id === undefined || token_hash === undefined) return null;
	const isProven = isTokenHash(token_hash, { sessionId: set_token_id, secret: config.jwtSecret, now: new Date() });
	return isProven ? carrySession(db, set_token_id) : null;
}
