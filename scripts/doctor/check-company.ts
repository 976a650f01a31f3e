import type { Finding } from './finding.ts';

const LOOPBACK = /^(localhost|\[?::1\]?|127(\.\d+){3})$/;

/** Whether the embedded backend, reachable by others, would have to do without bank transfers: it says so in its log alone, which `npm start` does not show. */
export function checkCompany({ BACKEND_URL, HOST, COMPANY_IBAN }: Readonly<Record<string, string | undefined>>): readonly Finding[] {
	if (BACKEND_URL || !HOST || LOOPBACK.test(HOST) || COMPANY_IBAN?.trim()) return [];
	const message = `COMPANY_IBAN is not set, and others can reach the backend at ${HOST}: it offers no bank transfers.`;
	return [{ name: 'company', state: 'note', message, fix: 'Set it to the account that transfers are to go to; docs/environment.md lists COMPANY_* beside it' }];
}
