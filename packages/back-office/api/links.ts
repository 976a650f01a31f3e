import type { LinkState } from '@titraj/backend/merchant-api/routes/link-routes.ts';
import type { Items } from './page.ts';
import { read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export const readLinkTargets = read<Items<{ readonly title: string; readonly path: string }>>('/link-targets');

/** Where links lead, in their order. */
export const checkLinks = (urls: readonly string[]): Promise<Result<{ readonly states: readonly LinkState[] }>> =>
	send({ method: 'POST', path: '/link-checks', body: { urls } });
