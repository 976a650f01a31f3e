import type { WebhookCall } from '@titraj/backend/merchant-api/routes/webhook-call-routes.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readWebhookCalls } from '../../api/webhook-calls.ts';
import { usePlace } from '../../app/place.ts';
import { toReasonText } from '../../texts/api-words.ts';
import { formatNumber, formatTime } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { PagedRows } from '../../ui/PagedRows.tsx';

/** Calls by which the shop learned what has changed, with their outcome. */
export default function WebhookLogScreen(): ReactNode {
	const calls = useRead(readWebhookCalls({ limit: 50, cursor: usePlace().query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{t('webhook.title')}</h1>
			<p>{t('webhook.about')}</p>
			<PagedRows of={calls} none={t('empty.webhook')}>
				{(call) => (
					<li key={call.id} className="row">
						<span className="state" data-tone={isTaken(call) ? 'done' : 'refused'}>
							{toOutcome(call)}
						</span>
						<div>
							{t('webhook.changes', { summary: call.summary, count: formatNumber(call.changes) })}
							{call.error !== null && (
								<>
									<br />
									<small>{toReasonText(call.error)}</small>
								</>
							)}
						</div>
						<small>
							{formatTime(call.at)} · {formatNumber(call.ms)} ms
						</small>
					</li>
				)}
			</PagedRows>
		</>
	);
}

const isTaken = ({ status }: WebhookCall): boolean => status !== null && status < 300;

const toOutcome = ({ status }: WebhookCall): string =>
	status === null ? t('webhook.unanswered') : t(status < 300 ? 'webhook.taken' : 'webhook.refused', { status });
