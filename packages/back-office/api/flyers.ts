import type { FlyerInput, FlyerStart, FlyerSummary, MerchantFlyer } from '@titraj/backend/merchant-api/routes/flyer-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readFlyers = read<Items<FlyerSummary>>('/flyers');
export const readFlyer = (id: string): Read<MerchantFlyer> => read<MerchantFlyer>(`/flyers/${encodeURIComponent(id)}`)();
export const createFlyer = (start: FlyerStart): Promise<Result<MerchantFlyer>> => send({ method: 'POST', path: '/flyers', body: start });
export const saveFlyer = (id: number, flyer: FlyerInput, version: string | null): Promise<Result<MerchantFlyer>> =>
	send({ method: 'PUT', path: `/flyers/${id}`, body: flyer, ifMatch: version });
