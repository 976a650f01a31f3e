import type { Items } from './page.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export interface Label {
	readonly id: number;
	readonly carrier: string;
	readonly state: 'asked' | 'made' | 'refused' | 'cancelled';
	readonly tracking_code: string | null;
	readonly tracking_url: string | null;
	readonly error: string | null;
	readonly asked_at: string;
}

interface LabelService {
	readonly carrier: string;
	readonly name: string;
	/** What it lacks to make labels. */
	readonly missing: readonly string[];
}

export interface Labelled {
	readonly number: string;
	readonly outcome: 'made' | 'was' | 'refused' | 'unknown';
	/** Carrier of the label; null without one. */
	readonly carrier: string | null;
	readonly id: number | null;
	readonly tracking_code: string | null;
	readonly reason: string | null;
}

export const readLabelServices = read<Items<LabelService>>('/label-services');
export const readOrderLabels = (number: string): Read<Items<Label>> => read<Items<Label>>(`/orders/${encodeURIComponent(number)}/labels`)();

/** `carrier`: null for that of each order. */
export const makeLabels = (carrier: string | null, orders: readonly string[]): Promise<Result<Items<Labelled>>> =>
	send<Items<Labelled>>({ method: 'POST', path: '/courier-labels', body: { carrier, orders } });
export const cancelLabel = (id: number): Promise<Result<unknown>> => send({ method: 'POST', path: `/courier-labels/${id}/cancel`, body: {} });

/** Address of labels as a PDF to print. */
export const toLabelsPdf = (ids: readonly number[]): string => `/merchant/v1/courier-labels/pdf?ids=${ids.join(',')}`;
