import type { Draw, DrawBody, WinnerAnswer } from '@titraj/backend/merchant-api/routes/draw-routes.ts';
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
/** Takes an entry out of the draw with a reason; null takes it back in. */
export const judgeEntry = (id: number, entry: number, invalid: string | null): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/sweepstakes/${id}/entries/${entry}`, body: { invalid } });
export const readDraw = (id: number): Read<Draw> => read<Draw>(`/sweepstakes/${id}/drawn`)();
export const drawWinners = (id: number, body: DrawBody): Promise<Result<unknown>> => send({ method: 'POST', path: `/sweepstakes/${id}/draw`, body });
export const settleWinner = (id: number, entry: number, answer: WinnerAnswer): Promise<Result<unknown>> =>
	send({ method: 'PUT', path: `/sweepstakes/${id}/drawn/${entry}`, body: answer });
export const publishDrawn = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/sweepstakes/${id}/winners` });
