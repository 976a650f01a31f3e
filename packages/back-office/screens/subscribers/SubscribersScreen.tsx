import { type ReactNode, useState } from 'react';
import { readAllSubscribers, readSubscribers, type Subscriber } from '../../api/customers.ts';
import { useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { usePlace } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toSubscribersFile } from './subscribers-file.ts';

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
				<ListFilter name="status" all={t('subscribers.all')} group="subscribers.status" values={STATUSES} />
			</div>
			<Download status={status} />
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

function Download({ status }: { readonly status: string }): ReactNode {
	const [isReading, setIsReading] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const download = async () => {
		setIsReading(true);
		const all = await readAllSubscribers(status);
		setIsReading(false);
		setFailure(all.ok ? null : all.failure);
		if (!all.ok) return;
		saveFile('newsletter.csv', toSubscribersFile(all.value));
	};
	return (
		<>
			<button type="button" className="quiet" disabled={isReading} onClick={() => void download()}>
				{t(isReading ? 'subscribers.exporting' : 'subscribers.export')}
			</button>
			{failure && <FailureNotice failure={failure} />}
		</>
	);
}
