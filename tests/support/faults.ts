import type { Fault } from './faulty-backend.ts';

/** A response with this status for any call. */
export const status = (code: number, text = '{}'): Fault => ({ kind: 'body', text, status: code });

/** A successful response with other data. */
export const answer = (data: unknown): Fault => ({ kind: 'body', text: JSON.stringify({ success: true, data }) });
