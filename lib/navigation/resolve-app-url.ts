/** Names of app URLs (Spec 2). `webshop_<action>` and `auth_<subpath>` are open-ended. */
export type AppUrlName =
	| 'home'
	| 'catalog'
	| 'catalog_quickorder'
	| 'manufacturer'
	| 'compare'
	| 'wishlist'
	| 'search'
	| 'location'
	| 'sweepstake'
	| 'auth'
	| `webshop_${string}`
	| `auth_${string}`;

/** Named paths of the route table (`Site.urls`). */
export type NamedPaths = Readonly<Record<string, string>>;

/**
 * The address of a named app URL, from the `name` of route table entries (Spec 2, Named app URLs). Derived names: quick order and compare
 * are views of the catalog, auth pages are below the auth path. Null if the backend has no such page.
 */
export function resolveAppUrl(name: AppUrlName, paths: NamedPaths): string | null {
	const own = paths[name];
	if (own !== undefined) return own;
	if (name === 'home') return '/';
	if (name === 'catalog_quickorder') return withView(paths, 'order_form');
	if (name === 'compare') return withView(paths, 'compare');
	if (name === 'wishlist') return underAuth(paths, 'wishlist');
	return name.startsWith('auth_') ? underAuth(paths, name.slice('auth_'.length)) : null;
}

function withView({ catalog }: NamedPaths, view: string): string | null {
	return catalog === undefined ? null : `${catalog}?special_view=${view}`;
}

function underAuth({ auth }: NamedPaths, subpath: string): string | null {
	return auth === undefined ? null : `${auth}${subpath}/`;
}
