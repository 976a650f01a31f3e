import type { User } from '@titraj/contract/auth.ts';
import type { RouteMatch } from './match-route.ts';

/** A page as an access rule sees it: what its address says, before anything of it is loaded. */
export interface AccessPage {
	/** Decoded, with slashes at both ends. */
	readonly path: string;
	/** Shop language code. */
	readonly lang: string;
	/** Of the route table, e.g. `cms` and `index`, `catalog` and `product`. */
	readonly controller: string;
	readonly action: string;
	/** What the page is about; `id` and `slug` where the address or the route table names them. */
	readonly entity: { readonly contentType: string; readonly id?: number; readonly slug?: string };
}

/** Who asks for a page. */
export type AccessUser = Pick<User, 'user_id' | 'role' | 'staff' | 'developer' | 'superuser' | 'permissions'>;

export interface AccessVisit extends AccessPage {
	readonly user: AccessUser;
}

/** The shop's own rule of who gets which page (Spec 6, access hook). */
export interface AccessHook {
	/** Whether the rule is about a page. Such a page is no file and in no shared cache: it is rendered for whoever asks. */
	readonly covers: (page: AccessPage) => boolean;
	/** Name of the template that the visitor gets in place of the page's own, `controller.action` such as `auth.login`; null lets the page be. */
	readonly template: (visit: AccessVisit) => string | null;
}

/** Somebody without a session, or whom the backend does not know. */
export const UNKNOWN_USER: AccessUser = { user_id: null, role: 'visitor', staff: false, developer: false, superuser: false, permissions: [] };

/** What an access rule may know of the page of a route. */
export function toAccessPage({ entry, params }: RouteMatch, path: string): AccessPage {
	const id = params['id'] === undefined ? entry.id : Number(params['id']);
	const slug = params['slug'] ?? entry.slug;
	const entity = { contentType: entry.content_type, ...(id !== undefined && { id }), ...(slug !== undefined && { slug }) };
	return { path, lang: entry.lang, controller: entry.controller, action: entry.action, entity };
}
