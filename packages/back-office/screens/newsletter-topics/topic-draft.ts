import type { Topic } from '../../api/newsletter-topics.ts';

/** A topic as it is edited. */
export interface TopicDraft extends Topic {
	readonly id: string;
	/** Its code is not used yet. */
	readonly isNew: boolean;
}

export const newTopic = (): TopicDraft => ({ id: crypto.randomUUID(), isNew: true, code: '', titles: {}, active: true });
