import type { Withdrawal } from '@titraj/backend/merchant-api/routes/withdrawal-routes.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readWithdrawals } from '../../api/withdrawals.ts';
import { usePlace } from '../../app/place.ts';
import { formatDay, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';

const STATES = ['waiting', 'received'] as const;

/** Statements of withdrawal with their deadlines, the newest first. The order's page receives the goods and pays the money back. */
export default function WithdrawalsScreen(): ReactNode {
	const { query } = usePlace();
	const state = query.get('state') ?? '';
	const withdrawals = useRead(readWithdrawals({ state, cursor: query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{t('withdrawals.title')}</h1>
			<p>{t('withdrawals.about')}</p>
			<div className="actions">
				<ListFilter name="state" all={t('withdrawals.all')} group="withdrawals.state" values={STATES} />
			</div>
			<PagedRows of={withdrawals} none={t('empty.withdrawals')}>
				{(withdrawal) => <Row key={withdrawal.reference} withdrawal={withdrawal} />}
			</PagedRows>
		</>
	);
}

function Row({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactNode {
	const { reference, received_at, name, email, number, order_known, goods, reason, state, return_until, refund_until } = withdrawal;
	return (
		<li className="row">
			<span className="state" data-tone={toTone(withdrawal, new Date())}>
				{tOf('withdrawals.state', state)}
			</span>
			<div>
				{order_known ? <a href={`#/orders/${encodeURIComponent(number)}`}>{t('order.title', { number })}</a> : t('withdrawals.unknown', { number })}
				<br />
				{name} · <a href={`mailto:${email}`}>{email}</a>
				<br />
				<small>
					{reference} · {goods ?? t('withdrawals.whole')}
					{reason !== null && ` · ${tOf('withdrawals.reason', reason)}`}
				</small>
				<br />
				<small>{t('withdrawals.deadlines', { goods: formatDay(return_until), money: formatDay(refund_until) })}</small>
			</div>
			<small>{formatTime(received_at)}</small>
		</li>
	);
}

/** Three days before the money has to be back, a withdrawal asks for attention. */
function toTone({ state, refund_until }: Withdrawal, now: Date): 'done' | 'refused' | 'attention' | undefined {
	if (state === 'received') return 'done';
	const left = Date.parse(refund_until) - now.getTime();
	if (left < 0) return 'refused';
	return left < 3 * 86_400_000 ? 'attention' : undefined;
}
