import type { ReactNode } from 'react';
import { readMessages } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import { usePlace } from '../../app/place.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { toMessageTone } from './message-tone.ts';

const STATES = ['new', 'read', 'answered'] as const;

/** Messages of the contact form, the newest first. */
export default function MessagesScreen(): ReactNode {
	const { query } = usePlace();
	const state = query.get('state') ?? '';
	const messages = useRead(readMessages({ state, cursor: query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{t('messages.title')}</h1>
			<div className="actions">
				<ListFilter name="state" all={t('messages.all')} group="messages.state" values={STATES} />
			</div>
			<PagedRows of={messages} none={t('empty.messages')}>
				{(message) => (
					<li key={message.id} className="row">
						<span className="state" data-tone={toMessageTone(message.state)}>
							{tOf('messages.state', message.state)}
						</span>
						<div>
							<a href={`#/messages/${message.id}`}>{tOf('messages.subject', message.subject)}</a>
							<br />
							<small>
								{message.name} · {message.email}
							</small>
						</div>
						<small>{formatTime(message.created_at)}</small>
					</li>
				)}
			</PagedRows>
		</>
	);
}
