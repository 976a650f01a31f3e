import { MOST_TOPICS } from '@titraj/contract/newsletter.ts';
import Type, { type Static } from 'typebox';
import { readTopics, saveTopics } from '../../content/index.ts';
import { MARKETS } from '../../platform/market/market.ts';
import { FieldErrors, route } from '../http/route.ts';
import type { RowError } from '../rows/row-result.ts';
import { Nothing } from '../schemas/common.ts';
import { Code, Strict } from '../schemas/text.ts';

const SCOPES = ['marketing:write'] as const;

const Topics = Strict({
	topics: Type.Array(
		Strict({
			/** Permanent: subscriptions name it. */
			code: Code,
			/** Names by language; Croatian is needed, and shown where another is missing. */
			titles: Type.Record(Type.String(), Type.String({ maxLength: 100 })),
			/** Whether it can be chosen; one that cannot, or that is removed, stays with those who chose it. */
			active: Type.Boolean(),
		}),
		{ maxItems: MOST_TOPICS },
	),
});
export type TopicList = Static<typeof Topics>;

export const NEWSLETTER_TOPIC_ROUTES = [
	route({
		...{ method: 'GET', path: '/newsletter/topics', operationId: 'listNewsletterTopics', scopes: SCOPES },
		summary: 'Topics of the newsletter, in the order of its form',
		params: Nothing,
		query: Nothing,
		body: null,
		response: Topics,
		handle: async ({ db }) => ({ topics: [...(await readTopics(db))] }),
	}),
	route({
		...{ method: 'PUT', path: '/newsletter/topics', operationId: 'saveNewsletterTopics', inOneTransaction: true, scopes: SCOPES },
		summary: 'Replaces the topics of the newsletter',
		params: Nothing,
		query: Nothing,
		body: Topics,
		response: Topics,
		async handle({ db, body }) {
			const topics = body.topics.map(({ titles, ...topic }) => ({ ...topic, titles: toNamed(titles) }));
			const errors = findErrors(topics);
			if (errors.length > 0) return new FieldErrors(errors);
			await saveTopics(db, topics);
			return { topics };
		},
	}),
];

const toNamed = (titles: Readonly<Record<string, string>>): Record<string, string> =>
	Object.fromEntries(Object.entries(titles).flatMap(([language, title]) => (title.trim() === '' ? [] : [[language, title.trim()]])));

const findErrors = (topics: TopicList['topics']): RowError[] =>
	topics.flatMap(({ code, titles }, place): RowError[] => [
		...(topics.findIndex((other) => other.code === code) < place ? [{ field: `topics.${place}.code`, reason: 'is the code of another topic' }] : []),
		...(titles['hr'] === undefined ? [{ field: `topics.${place}.titles.hr`, reason: 'is empty' }] : []),
		...Object.keys(titles)
			.filter((language) => !MARKETS.some((market) => market === language))
			.map((language) => ({ field: `topics.${place}.titles.${language}`, reason: 'is no language of the shop' })),
	]);
