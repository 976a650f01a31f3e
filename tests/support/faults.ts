import type { Fault } from './faulty-backend.ts';

/** An answer with this status, whatever the call. */
export const status = (code: number, text = '{}'): Fault => ({ kind: 'body', text, status: code });

/** A successful answer with other data than the backend's. */
export const answer = (data: unknown): Fault => ({ kind: 'body', text: JSON.stringify({ success: true, data }) });
