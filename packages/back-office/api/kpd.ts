import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface CodedCategory {
	readonly code: string;
	readonly path: readonly string[];
	readonly kpd: string | null;
	/** Code of its products without their own. */
	readonly effective: string | null;
	/** Products without any code. */
	readonly missing: number;
}

export interface KpdCodes {
	readonly categories: readonly CodedCategory[];
}

export interface Readiness {
	readonly on: boolean;
	readonly missing: readonly string[];
	readonly without_kpd: number;
}

export const readKpdCodes = read<KpdCodes>('/kpd-codes');
export const readReadiness = read<Readiness>('/e-invoices/readiness');

export const saveKpdCodes = (categories: readonly { readonly code: string; readonly kpd: string | null }[], version: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: '/kpd-codes', body: { categories }, ifMatch: version });
