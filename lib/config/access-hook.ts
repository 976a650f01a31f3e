import type { GuardSettings } from '#lib/domain/guards.ts';

/** The shop's own rule of who gets which page: names another template for a visit, e.g. `auth.login`; null lets it be. This is the place to write one (Spec 6). */
export const ACCESS_HOOK: NonNullable<GuardSettings['access']> = () => null;
