import type {
	MerchantSweepstake,
	SweepstakeChange,
	SweepstakeEntry,
	SweepstakeStart,
	SweepstakeSummary,
} from '@titraj/backend/merchant-api/routes/sweepstake-routes.ts';
import { type Items, type Page, readEveryPage } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readSweepstakes = read<Items<SweepstakeSummary>>('/sweepstakes');
export const readSweepstake = (id: string): Read<MerchantSweepstake> => read<MerchantSweepstake>(`/sweepstakes/${encodeURIComponent(id)}`)();
export const createSweepstake = (start: SweepstakeStart): Promise<Result<MerchantSweepstake>> => send({ method: 'POST', path: '/sweepstakes', body: start });
export const saveSweepstake = (id: number, change: SweepstakeChange, version: string | null): Promise<Result<MerchantSweepstake>> =>
	send({ method: 'PUT', path: `/sweepstakes/${id}`, body: change, ifMatch: version });
export const deleteSweepstake = (id: number): Promise<Result<unknown>> => send({ method: 'DELETE', path: `/sweepstakes/${id}` });
export const readEntries = (id: number, cursor: string): Read<Page<SweepstakeEntry>> => read<Page<SweepstakeEntry>>(`/sweepstakes/${id}/entries`)({ cursor });
export const readAllEntries = (id: number): Promise<Result<readonly SweepstakeEntry[]>> => readEveryPage(`/sweepstakes/${id}/entries`, {});
