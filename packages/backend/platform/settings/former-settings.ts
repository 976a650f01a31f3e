import type { Variables } from '@titraj/contract/settings/setting.ts';
import { COMPANY_FIELDS, type Company, readCompanyFields } from '../shop/company.ts';
import { PAYMENT_CODES, type PaymentCode } from './payment-methods.ts';

const METHODS = 'PAYMENT_METHODS';
const nameOf = (field: string) => `COMPANY_${field.toUpperCase()}`;
const isSet = (env: Variables, name: string) => (env[name] ?? '').trim() !== '';

/** Variables that are still set though they say nothing any more: the shop's owner decides it at /admin/postavke/. */
export const findFormerVariables = (env: Variables): string[] => [METHODS, ...COMPANY_FIELDS.map(nameOf)].filter((name) => isSet(env, name));

export interface FormerSettings {
	/** Null where the variable is not set. */
	readonly paymentMethods: readonly PaymentCode[] | null;
	/** Null where no variable of it is set; what is not said, or wrongly, is empty. */
	readonly company: Company | null;
}

/** What they said, for the one migration that takes it over; a method that does not exist is left out. */
export function readFormerSettings(env: Variables): FormerSettings {
	const codes = (env[METHODS] ?? '').split(',').map((code) => code.trim());
	const known = [...new Set(codes)].flatMap((code) => PAYMENT_CODES.find((one) => one === code) ?? []);
	const said = COMPANY_FIELDS.filter((field) => isSet(env, nameOf(field)));
	return {
		paymentMethods: isSet(env, METHODS) ? known : null,
		company: said.length === 0 ? null : readCompanyFields(Object.fromEntries(said.map((field) => [field, env[nameOf(field)] ?? '']))),
	};
}
