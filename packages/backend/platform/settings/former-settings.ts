import type { Variables } from '@titraj/contract/settings/setting.ts';
import { COMPANY_FIELDS, NO_IMPRINT } from '../shop/company.ts';

const METHODS = 'PAYMENT_METHODS';
const nameOf = (field: string) => `COMPANY_${field.toUpperCase()}`;
/** Register and dispute body were never variables. */
const FIELDS = COMPANY_FIELDS.filter((field) => !(field in NO_IMPRINT));
const isSet = (env: Variables, name: string) => (env[name] ?? '').trim() !== '';

/** Names of variables that are set but were replaced by the settings at /admin/#/settings. */
export const findFormerVariables = (env: Variables): string[] => [METHODS, ...FIELDS.map(nameOf)].filter((name) => isSet(env, name));

/** Variables that another one replaces: former name, then the new one. */
const RENAMED: readonly (readonly [former: string, now: string])[] = [
	['ORDER_CONFIRM_ABOVE', 'RESERVE_MAX_TOTAL'],
	['ORDER_CONFIRM_AFTER_OPEN', 'RESERVE_MAX_OPEN_ORDERS'],
];

/** Variables that are set but have another name and meaning now. */
export const findRenamedVariables = (env: Variables): readonly (readonly [former: string, now: string])[] => RENAMED.filter(([former]) => isSet(env, former));
