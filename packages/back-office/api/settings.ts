import type { PaperSettingsView } from '@titraj/backend/merchant-api/routes/invoice-routes.ts';
import type { Company, Identity, Promises } from '@titraj/backend/merchant-api/routes/settings-routes.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Company, Identity, Promises };
export type PaperSettings = PaperSettingsView;

export const readCompany = read<Company>('/settings/company');
export const readIdentity = read<Identity>('/settings/shop');
export const readPromises = read<Promises>('/settings/promises');
export const readPaperSettings = read<PaperSettings>('/paper-settings');

const put = (path: string, body: unknown, version: string | null): Promise<Result<unknown>> => send({ method: 'PUT', path, body, ifMatch: version });

export const saveCompany = (changed: Partial<Company>, version: string | null): Promise<Result<unknown>> => put('/settings/company', changed, version);
export const saveIdentity = (identity: Identity, version: string | null): Promise<Result<unknown>> => put('/settings/shop', identity, version);
export const savePromises = (promises: Promises, version: string | null): Promise<Result<unknown>> => put('/settings/promises', promises, version);
export const savePaperSettings = (numbering: NonNullable<PaperSettings['settings']>, version: string | null): Promise<Result<unknown>> =>
	put('/paper-settings', numbering, version);
