import type { SourceTopic } from '@titraj/backend/platform/source/content.ts';
import Type from 'typebox';
import { readJson } from '../../load/read-json.ts';

const Topic = Type.Object({ code: Type.String(), titles: Type.Record(Type.String(), Type.String()) }, { additionalProperties: false });

/** Topics of the demo shop's newsletter. */
export const DEMO_TOPICS: readonly SourceTopic[] = readJson('content/newsletter-topics.json', Type.Array(Topic));
