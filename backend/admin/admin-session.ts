import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { findSession, type Session } from '../session/session.ts';
import { ADMIN_PATH } from './admin-page.ts';

const COOKIE = 'admin_session';
/** Seconds of a working day. */
const AGE = 12 * 3600;

/** Who edits: a living session of staff, and the token that its forms carry. */
export interface Editor {
	readonly session: Session;
	readonly csrf: string;
}

interface Tools {
	readonly app: FastifyInstance;
	readonly db: Database;
	readonly secret: string;
}

/** The editor behind a request's cookie; null for everybody else. */
export async function findEditor(request: FastifyRequest, { app, db, secret }: Tools): Promise<Editor | null> {
	const token = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
	const id = token === undefined ? null : readSessionId(app, token);
	const session = id === null ? null : await findSession(db, id);
	return session?.staff ? { session, csrf: createHmac('sha256', secret).update(`admin ${session.id}`).digest('base64url') } : null;
}

function readSessionId(app: FastifyInstance, token: string): string | null {
	try {
		const { jti, aud } = app.jwt.verify<{ jti?: unknown; aud?: unknown }>(token);
		return typeof jti === 'string' && aud === COOKIE ? jti : null;
	} catch {
		return null;
	}
}

/** Whether a form comes from a page of ours: the browser's word about the origin, and the editor's own token in it. */
export function isOwnForm(request: FastifyRequest, csrf: string | null): boolean {
	if (!isSameSite(request)) return false;
	const sent = typeof request.body === 'object' && request.body !== null && 'csrf' in request.body ? String(request.body.csrf) : '';
	if (csrf === null) return true;
	const [left, right] = [Buffer.from(sent), Buffer.from(csrf)];
	return left.length === right.length && timingSafeEqual(left, right);
}

function isSameSite({ headers }: FastifyRequest): boolean {
	const site = headers['sec-fetch-site'];
	if (site !== undefined && site !== 'same-origin') return false;
	if (headers.origin === undefined) return site === 'same-origin';
	return URL.parse(headers.origin)?.host === headers.host;
}

/** The cookie of a session that has just begun; `secure` where the page came over https. */
export function giveCookie(reply: FastifyReply, app: FastifyInstance, sessionId: string): void {
	const token = app.jwt.sign({ jti: sessionId, aud: COOKIE }, { expiresIn: AGE });
	reply.header(
		'set-cookie',
		`${COOKIE}=${token}; Path=${ADMIN_PATH}; Max-Age=${AGE}; HttpOnly; SameSite=Strict${reply.request.protocol === 'https' ? '; Secure' : ''}`,
	);
}

export function takeCookie(reply: FastifyReply): void {
	reply.header('set-cookie', `${COOKIE}=; Path=${ADMIN_PATH}; Max-Age=0; HttpOnly; SameSite=Strict`);
}
