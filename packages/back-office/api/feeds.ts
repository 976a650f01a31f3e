import type { Feeds } from '@titraj/backend/merchant-api/routes/feed-routes.ts';
import { read } from './read.ts';

export const readFeeds = read<Feeds>('/feeds');
