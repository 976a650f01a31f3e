import type { TopicList } from '@titraj/backend/merchant-api/routes/newsletter-topic-routes.ts';
import type { ReactNode } from 'react';
import { readTopics, saveTopics } from '../../api/newsletter-topics.ts';
import type { Loaded } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { ListFormFrame } from '../../ui/ListFormFrame.tsx';
import { swap } from '../../ui/swap.ts';
import { useListForm } from '../../ui/use-list-form.ts';
import { TopicFields } from './TopicFields.tsx';
import { newTopic, type TopicDraft } from './topic-draft.ts';

interface Props {
	readonly start: Loaded<TopicList>;
	readonly onSaved: () => unknown;
}

/** Topics in the order of the newsletter's form, saved as a whole with the version that they were read in. */
export function TopicsForm({ start, onSaved }: Props): ReactNode {
	const form = useListForm<TopicList, TopicDraft>({
		...{ start, read: readTopics, onSaved },
		toItems: ({ topics: stored }) => stored.map((topic) => ({ ...topic, id: topic.code, isNew: false })),
		save: (topics, version) =>
			saveTopics(
				topics.map(({ code, titles, active }) => ({ code: code.trim(), titles, active })),
				version,
			),
	});
	const { items: topics, setItems: setTopics, failure } = form;
	return (
		<ListFormFrame form={form} toLine={({ code, titles }) => titles['hr'] ?? code}>
			{topics.length === 0 && <EmptyList none={t('empty.topics')} />}
			<ol className="editable-lines">
				{topics.map((topic, place) => (
					<TopicFields
						key={topic.id}
						{...{ topic, place, count: topics.length }}
						errorOf={(name) => failure?.fields.find(({ field }) => field === `topics.${place}.${name}`)?.reason}
						onChange={(change) => setTopics((before) => before.map((one) => (one.id === topic.id ? { ...one, ...change } : one)))}
						onMove={(by) => setTopics((before) => swap(before, place, place + by))}
						onRemove={() => setTopics((before) => before.filter(({ id }) => id !== topic.id))}
					/>
				))}
			</ol>
			<div className="actions">
				<button type="button" className="quiet" onClick={() => setTopics((before) => [...before, newTopic()])}>
					{t('topics.add')}
				</button>
			</div>
		</ListFormFrame>
	);
}
