import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type Company = Readonly<Record<string, string>>;

export interface Identity {
	readonly name: string;
	readonly mail_sender: string;
	/** Addresses of profiles. */
	readonly social: readonly string[];
}

/** What the shop promises. Texts by market. */
export interface Promises {
	readonly delivery: Readonly<Record<string, string>>;
	readonly hours: Readonly<Record<string, string>>;
	readonly answer_workdays: number | null;
	readonly return_costs: string | null;
	readonly condition: string | null;
}

/** How papers are numbered; what the form does not show is sent back as it was read. */
interface Numbering {
	readonly premises: string;
	readonly device: string;
	readonly operator: { readonly name: string; readonly oib: string };
	readonly in_vat: boolean;
	readonly fiscal?: string;
	readonly e_invoices?: boolean;
	readonly kpd?: string;
}

export interface PaperSettings {
	readonly settings: Numbering | null;
	readonly ready: boolean;
}

export const readCompany = read<Company>('/settings/company');
export const readIdentity = read<Identity>('/settings/shop');
export const readPromises = read<Promises>('/settings/promises');
export const readPaperSettings = read<PaperSettings>('/paper-settings');

const put = (path: string, body: unknown, version: string | null): Promise<Result<unknown>> => send({ method: 'PUT', path, body, ifMatch: version });

export const saveCompany = (changed: Company, version: string | null): Promise<Result<unknown>> => put('/settings/company', changed, version);
export const saveIdentity = (identity: Identity, version: string | null): Promise<Result<unknown>> => put('/settings/shop', identity, version);
export const savePromises = (promises: Promises, version: string | null): Promise<Result<unknown>> => put('/settings/promises', promises, version);
export const savePaperSettings = (numbering: Numbering, version: string | null): Promise<Result<unknown>> => put('/paper-settings', numbering, version);
