import type { TopicList } from '@titraj/backend/merchant-api/routes/newsletter-topic-routes.ts';
import { type Read, read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type Topic = TopicList['topics'][number];

export const readTopics: Read<TopicList> = read<TopicList>('/newsletter/topics')();
export const saveTopics = (topics: readonly Topic[], version: string | null): Promise<Result<TopicList>> =>
	send({ method: 'PUT', path: '/newsletter/topics', body: { topics }, ifMatch: version });
