import type { User } from '@titraj/contract/auth.ts';
import type { RouteMatch } from './match-route.ts';

/** The page that an access rule decides about: data from its address, before its content is loaded. */
export interface AccessPage {
	/** Decoded, with slashes at both ends. */
	readonly path: string;
	/** Shop language code. */
	readonly lang: string;
	/** As in the route table, e.g. `cms` and `index`, `catalog` and `product`. */
	readonly controller: string;
	readonly action: string;
	/** Subject of the page; `id` and `slug` if the address or the route table contains them. */
	readonly entity: { readonly contentType: string; readonly id?: number; readonly slug?: string };
}

/** The visitor of a page. */
export type AccessUser = Pick<User, 'user_id' | 'role' | 'staff' | 'developer' | 'superuser' | 'permissions'>;

export interface AccessVisit extends AccessPage {
	readonly user: AccessUser;
}

/** The shop's own rule about who sees which page (Spec 6, access hook). */
export interface AccessHook {
	/** Whether the rule covers a page. Such a page is neither prerendered nor in a shared cache: it is rendered for each visitor. */
	readonly covers: (page: AccessPage) => boolean;
	/** Name of the template that the visitor gets instead of the page's own, `controller.action` such as `auth.login`; null for the page itself. */
	readonly template: (visit: AccessVisit) => string | null;
}

/** A visitor without a session, or unknown to the backend. */
export const UNKNOWN_USER: AccessUser = { user_id: null, role: 'visitor', staff: false, developer: false, superuser: false, permissions: [] };

/** The page of a route as an access rule sees it. */
export function toAccessPage({ entry, params }: RouteMatch, path: string): AccessPage {
	const id = params['id'] === undefined ? entry.id : Number(params['id']);
	const slug = params['slug'] ?? entry.slug;
	const entity = { contentType: entry.content_type, ...(id !== undefined && { id }), ...(slug !== undefined && { slug }) };
	return { path, lang: entry.lang, controller: entry.controller, action: entry.action, entity };
}
