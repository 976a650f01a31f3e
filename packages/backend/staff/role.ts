/** What a person does in the shop; decides what they may do (merchant-api/keys/scope-roles.ts). */
export const ROLES = ['owner', 'manager', 'editor', 'warehouse', 'support'] as const;
export type Role = (typeof ROLES)[number];

export const isRole = (text: string | null | undefined): text is Role => ROLES.some((role) => role === text);
