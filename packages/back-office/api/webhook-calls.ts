import type { WebhookCall } from '@titraj/backend/merchant-api/routes/webhook-call-routes.ts';
import type { Page } from './page.ts';
import { read } from './read.ts';

export const readWebhookCalls = read<Page<WebhookCall>>('/webhook-calls');
