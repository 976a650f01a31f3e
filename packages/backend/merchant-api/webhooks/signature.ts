import { createHmac } from 'node:crypto';

/** HMAC-SHA256 of timestamp and body in hexadecimal, as for the content webhook. */
export const signWebhook = (body: string, { secret, timestamp }: { secret: string; timestamp: string }): string =>
	createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
