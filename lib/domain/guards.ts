import { type AuthSettings, resolveAuthPage } from './auth-pages.ts';
import { guardStep } from './checkout/steps.ts';
import { type NamedPaths, resolveAppUrl } from './resolve-app-url.ts';

/** What a guard may look at. */
export interface GuardSubject {
	readonly controller: string;
	readonly action: string;
	readonly isBot: boolean;
	readonly signedIn: boolean;
	/** Staff, developer or superuser (Spec 6). */
	readonly isStaff: boolean;
	readonly mayContinueAsGuest: boolean;
	readonly cartIsEmpty: boolean;
	/** False for content that is invisible or unpublished (Spec 4, Visibility). */
	readonly isVisible: boolean;
	readonly paths: NamedPaths;
	readonly settings: GuardSettings;
}

export interface GuardSettings extends Partial<AuthSettings> {
	/** Checkout asks for a login or a guest's name first. */
	readonly webshopAuth: boolean;
	/** Gives an alternative template (Spec 6, access hook); null lets the page be. */
	readonly access?: (subject: GuardSubject) => string | null;
}

export type GuardVerdict =
	| { readonly kind: 'pass' }
	| { readonly kind: 'redirect'; readonly to: string }
	| { readonly kind: 'template'; readonly template: string }
	| { readonly kind: 'not-found' };

type Guard = (subject: GuardSubject) => GuardVerdict;

const PASS: GuardVerdict = { kind: 'pass' };

/** The named guards of routes (D39; Spec 4, Checkout guards, Auth redirects, Visibility; Spec 6, access hook). */
const GUARDS: Readonly<Record<string, Guard>> = {
	auth({ controller, action, signedIn, paths, settings }) {
		if (controller !== 'auth') return PASS;
		const verdict = resolveAuthPage({ action, signedIn, paths, settings: { identityProvider: null, ...settings } });
		return verdict.kind === 'stay' ? PASS : verdict;
	},
	checkout(subject) {
		const { controller, action, settings } = subject;
		const step = controller === 'webshop' ? guardStep(action, { ...subject, webshopAuth: settings.webshopAuth }) : null;
		return step ? goTo(subject, `webshop_${step}`) : PASS;
	},
	access(subject) {
		const template = subject.settings.access?.(subject) ?? null;
		return template === null ? PASS : { kind: 'template', template };
	},
	visibility: ({ isVisible, isStaff }) => (isVisible || isStaff ? PASS : { kind: 'not-found' }),
};

/** The verdict of the first guard in `names` that does not let the visitor pass. Bots bypass every guard; an unknown name throws (D39; Spec 6, 8). */
export function runGuards(names: readonly string[], subject: GuardSubject): GuardVerdict {
	const guards = names.map(findGuard);
	if (subject.isBot) return PASS;
	for (const guard of guards) {
		const verdict = guard(subject);
		if (verdict.kind !== 'pass') return verdict;
	}
	return PASS;
}

function findGuard(name: string): Guard {
	const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
	if (!guard) throw new Error(`There is no route guard "${name}"; known are ${Object.keys(GUARDS).join(', ')}`);
	return guard;
}

function goTo({ paths }: GuardSubject, page: 'webshop_shopping_cart' | 'webshop_login'): GuardVerdict {
	return { kind: 'redirect', to: resolveAppUrl(page, paths) ?? '/' };
}
