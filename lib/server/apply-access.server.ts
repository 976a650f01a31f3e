import { ACCESS_HOOK } from '#lib/config/access-hook.ts';
import type { RouteEntry } from '#lib/contract/site.ts';
import { runGuards } from '#lib/domain/guards.ts';
import type { NamedPaths } from '#lib/domain/resolve-app-url.ts';

interface Visit {
	readonly staff: boolean;
	readonly isBot?: boolean;
	readonly paths: NamedPaths;
	readonly access?: typeof ACCESS_HOOK;
}

/** The route entry that answers a visit: the access hook may name another template, `controller.action`, in its place; bots do not meet it (Spec 6). */
export function applyAccess(entry: RouteEntry, { staff, isBot = false, paths, access = ACCESS_HOOK }: Visit): RouteEntry {
	const { controller, action } = entry;
	const known = { isBot, signedIn: staff, isStaff: staff, mayContinueAsGuest: false, cartIsEmpty: false, isVisible: true };
	const verdict = runGuards(['access'], { ...known, controller, action, paths, settings: { webshopAuth: false, access } });
	if (verdict.kind !== 'template') return entry;
	const [other = controller, template = action] = verdict.template.split('.');
	return { ...entry, controller: other, action: template };
}
