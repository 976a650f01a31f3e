import type { Feature } from '@titraj/contract/features.ts';
import { routeNames } from '@titraj/contract/reference/route-names.ts';
import { screens } from '@titraj/contract/reference/route-words.ts';
import type { RouteEntry } from '@titraj/contract/site.ts';
import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';
import type { Finding } from '../finding.ts';

interface Offer {
	readonly call: string;
	readonly offered: ReadonlySet<Feature>;
	/** Steps of checkout that this shop has. */
	readonly steps: readonly CheckoutStep[];
}

/**
 * Names that the route table lacks, each with its effect on shoppers. A missing checkout step is an error, because nothing can be ordered without it;
 * for other pages the storefront hides the control. Names of features that the backend does not offer are ignored.
 */
export function findMissingNames(routes: readonly RouteEntry[], { call, offered, steps }: Offer): readonly Finding[] {
	const known = new Set(routes.flatMap(({ name }) => (name === undefined ? [] : [name])));
	const needed = new Set(steps.filter((step) => step !== 'login').map((step) => `webshop_${step}`));
	return routeNames.flatMap(({ name, feature, leadsTo, without }) => {
		if (known.has(name) || (feature && !offered.has(feature))) return [];
		return [
			{
				severity: needed.has(name) ? 'error' : 'advice',
				call,
				path: `$.data[*].name`,
				expected: `an entry with the name "${name}": ${leadsTo}`,
				found: 'none',
				consequence: without,
				fix: fixOf(routes, name),
			},
		];
	});
}

/** Adds the name to an existing entry of the page, else shows what an entry looks like. */
function fixOf(routes: readonly RouteEntry[], name: string): string {
	const screen = screenOf(name);
	const unnamed =
		screen &&
		routes.find(
			(entry) => entry.path !== undefined && entry.controller === screen.controller && entry.action === screen.action && entry.content_type === screen.type,
		);
	if (unnamed) return `Add "name": "${name}" to the entry ${unnamed.path}.`;
	const words = screen
		? `"controller": "${screen.controller}", "action": "${screen.action}", "content_type": "${screen.type}"`
		: `controller, action and content_type of its page`;
	return `Add an entry with "name": "${name}", a path, and ${words}.`;
}

/** The screen of names such as `webshop_customer`, `auth_edit`, `search`; undefined for pages of any kind, such as `terms`. */
function screenOf(name: string): (typeof screens)[number] | undefined {
	const [, controller = name, action] = /^(webshop|auth)_(\w+)$/.exec(name) ?? [];
	if (action !== undefined) return screens.find((screen) => screen.controller === controller && screen.action === action);
	return screens.find(({ type, action: own, controller: of }) => type === TYPES[name] && (type !== 'auth' || (own === 'index' && of === 'auth')));
}

/** Content types of names that are those of one kind of page. */
const TYPES: Readonly<Record<string, string>> = {
	catalog: 'catalog',
	manufacturer: 'manufacturers',
	search: 'search',
	compare: 'compare',
	wishlist: 'wishlist',
	location: 'locations',
	publish: 'publish',
	newsletter: 'newsletter',
	sweepstake: 'sweepstakes',
	auth: 'auth',
};
