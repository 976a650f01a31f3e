import { type Company, DEMO_COMPANY } from '../platform/company/company.ts';
import { isLoopback } from '../platform/identity/identity-provider.ts';
import type { BackendConfig } from '../platform/settings/config.ts';

/** What bills and mails would say of the demo's company; the account is told apart. */
const SHOWN_FIELDS: readonly Exclude<keyof Company, 'iban'>[] = ['name', 'street', 'postcode', 'city', 'oib', 'phone', 'email'];
/** A town and its postcode may well be the demo's. */
const MAY_BE_THE_SAME: ReadonlySet<keyof Company> = new Set(['postcode', 'city']);

/** What whoever runs a shop that others can reach should know at its start, a line each. */
export function toStartNotes({ host, company, takesTransfers }: Pick<BackendConfig, 'host' | 'company' | 'takesTransfers'>): string[] {
	if (isLoopback(host)) return [];
	const left = SHOWN_FIELDS.filter((field) => company[field] === DEMO_COMPANY[field] && !MAY_BE_THE_SAME.has(field));
	const names = left.map((field) => `COMPANY_${field.toUpperCase()}`).join(', ');
	return [
		...(takesTransfers ? [] : ['COMPANY_IBAN is not set: the shop offers no bank transfers, for they would go to the account of the demo']),
		...(left.length === 0 ? [] : [`Not set: ${names}; bills and mails say the demo's instead`]),
	];
}
