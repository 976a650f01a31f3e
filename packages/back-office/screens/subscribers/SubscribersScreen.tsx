import type { ReactNode } from 'react';
import { readAllSubscribers, readSubscribers, type Subscriber } from '../../api/customers.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { CsvDownload } from '../../ui/CsvDownload.tsx';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { SUBSCRIBER_COLUMNS, toSubscriberRow } from './subscribers-file.ts';

const STATUSES = ['confirmed', 'pending', 'unsubscribed'] as const;

/** Subscribers of the newsletter with the proof of their consent, and all of them as a file. */
export default function SubscribersScreen(): ReactNode {
	const { query } = usePlace();
	const status = query.get('status') ?? '';
	const subscribers = useRead(readSubscribers({ status, cursor: query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{t('subscribers.title')}</h1>
			<div className="actions">
				<a className="button quiet" href="#/newsletter-topics">
					{t('topics.title')}
				</a>
				<ListFilter name="status" all={t('subscribers.all')} group="subscribers.status" values={STATUSES} />
			</div>
			<CsvDownload
				name="newsletter.csv"
				columns={SUBSCRIBER_COLUMNS}
				read={async () => {
					const all = await readAllSubscribers(status);
					return all.ok ? { ...all, value: all.value.map(toSubscriberRow) } : all;
				}}
			/>
			<PagedRows of={subscribers} none={t('empty.subscribers')}>
				{(subscriber) => (
					<li key={subscriber.email} className="row">
						<span className="state" data-tone={subscriber.status === 'confirmed' ? 'done' : undefined}>
							{tOf('subscribers.status', subscriber.status)}
						</span>
						<div>
							<b>{subscriber.email}</b>
							<br />
							<small>{toProof(subscriber).join(' · ')}</small>
						</div>
					</li>
				)}
			</PagedRows>
		</>
	);
}

const toProof = ({ asked_at, confirmed_at, unsubscribed_at }: Subscriber): string[] => [
	t('subscribers.asked', { time: formatTime(asked_at) }),
	...(confirmed_at === null ? [] : [t('subscribers.confirmed-at', { time: formatTime(confirmed_at) })]),
	...(unsubscribed_at === null ? [] : [t('subscribers.unsubscribed-at', { time: formatTime(unsubscribed_at) })]),
];
