import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/tables.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import type { BackendConfig } from '../platform/settings/config.ts';
import type { LiveSettings } from '../platform/shop/live-settings.ts';
import type { Session } from '../platform/visitor/session.ts';
import type { Editor } from './admin-session.ts';

/** Dependencies of every back office page. */
export interface AdminTools {
	readonly db: Database;
	readonly config: BackendConfig;
	readonly settings: LiveSettings;
	readonly media: MediaStore;
	/** Origin of the shop. */
	readonly siteUrl: string;
	editorOf(request: FastifyRequest): Editor;
	callOf(request: FastifyRequest): { readonly db: Database; readonly session: Session };
}
