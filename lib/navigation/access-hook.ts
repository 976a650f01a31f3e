import type { AccessHook } from './access.ts';

/** The place to write the shop's own access rule (Spec 6); null: every page is for everybody. docs/adding.md has an example that works. */
export const ACCESS_HOOK: AccessHook | null = null;
