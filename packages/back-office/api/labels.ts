import type { Label, Labelled, LabelService } from '@titraj/backend/merchant-api/routes/label-routes.ts';
import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { Label, Labelled };

export const readLabelServices = read<Items<LabelService>>('/label-services');
export const readOrderLabels = (number: string): Read<Items<Label>> => read<Items<Label>>(`/orders/${encodeURIComponent(number)}/labels`)();

/** `carrier`: null for that of each order. */
export const makeLabels = (carrier: string | null, orders: readonly string[]): Promise<Result<Items<Labelled>>> =>
	send<Items<Labelled>>({ method: 'POST', path: '/courier-labels', body: { carrier, orders } });
export const cancelLabel = (id: number): Promise<Result<unknown>> =>
	send({ method: 'POST', path: `/courier-labels/${id}/cancel`, body: {}, isDecidedOutside: true });
/** Waits no longer for the answer of the carrier. */
export const giveUpLabel = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/courier-labels/${id}/cancel`, body: { give_up: true } });

/** Address of labels as a PDF to print. */
export const toLabelsPdf = (ids: readonly number[]): string => `/merchant/v1/courier-labels/pdf?ids=${ids.join(',')}`;
