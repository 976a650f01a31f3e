import type { Subscriber } from '../../api/customers.ts';

/** Columns of the file of subscribers. */
export const SUBSCRIBER_COLUMNS = ['email', 'status', 'language', 'topics', 'asked_at', 'confirmed_at', 'unsubscribed_at'] as const;

export const toSubscriberRow = (subscriber: Subscriber): readonly string[] => SUBSCRIBER_COLUMNS.map((name) => toText(subscriber[name]));

const toText = (value: string | readonly string[] | null): string => (value === null ? '' : typeof value === 'string' ? value : value.join(', '));
