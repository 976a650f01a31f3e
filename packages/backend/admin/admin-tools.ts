import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/tables.ts';
import type { Editor } from './admin-session.ts';

/** Dependencies of every plain page of the back office. */
export interface AdminTools {
	readonly db: Database;
	editorOf(request: FastifyRequest): Editor;
}
