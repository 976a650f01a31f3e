import type { Page } from './page.ts';
import { read } from './read.ts';

/** A call by which the shop learned what has changed. */
export interface WebhookCall {
	readonly id: number;
	readonly at: string;
	readonly summary: string;
	readonly changes: number;
	/** HTTP status of the answer; null if there was none. */
	readonly status: number | null;
	/** Milliseconds. */
	readonly ms: number;
	readonly error: string | null;
}

export const readWebhookCalls = read<Page<WebhookCall>>('/webhook-calls');
