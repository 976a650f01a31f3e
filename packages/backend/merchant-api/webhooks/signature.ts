import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over time and body, hexadecimal: as the content webhook's. */
export const signWebhook = (body: string, { secret, timestamp }: { secret: string; timestamp: string }): string =>
	createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
