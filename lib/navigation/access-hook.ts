import type { AccessHook } from './access.ts';

/** The shop's own access rule (Spec 6); null: every page is public. docs/adding.md has a working example. */
export const ACCESS_HOOK: AccessHook | null = null;
