import type { Today } from '@titraj/backend/merchant-api/routes/today-routes.ts';
import type { ReactNode } from 'react';
import { readChecklist } from '../../api/checklist.ts';
import { useRead } from '../../api/read.ts';
import { readToday } from '../../api/today.ts';
import { useMay } from '../../app/session-context.ts';
import { formatNumber } from '../../texts/format.ts';
import { type TextKey, t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';

interface Item {
	readonly name: keyof Today;
	readonly text: TextKey;
	readonly href: string;
}

/** In the order in which they cost the shop something. */
const ITEMS: readonly Item[] = [
	{ name: 'to_confirm', text: 'today.to_confirm', href: '#/orders?list=to_confirm' },
	{ name: 'without_goods', text: 'today.without_goods', href: '#/orders?list=without_goods' },
	{ name: 'to_pack', text: 'today.to_pack', href: '#/orders?list=to_pack' },
	{ name: 'to_hand_over', text: 'today.to_hand_over', href: '#/orders?list=to_hand_over' },
	{ name: 'overdue', text: 'today.overdue', href: '#/orders?list=overdue' },
	{ name: 'refund_due', text: 'today.refund_due', href: '#/orders?list=refund_due' },
	{ name: 'withdrawals', text: 'today.withdrawals', href: '#/withdrawals?state=waiting' },
	{ name: 'messages', text: 'today.messages', href: '#/messages?state=new' },
	{ name: 'reviews', text: 'today.reviews', href: '#/reviews?state=pending' },
	{ name: 'failed_jobs', text: 'today.failed_jobs', href: '#/jobs' },
	{ name: 'connector_problems', text: 'today.connector_problems', href: '#/jobs' },
	{ name: 'failed_media', text: 'today.failed_media', href: '#/pictures' },
	{ name: 'unpaid', text: 'today.unpaid', href: '#/orders?list=unpaid' },
	{ name: 'low_stock', text: 'today.low_stock', href: '#/products?list=low_stock' },
];

/** First screen: what waits, each with a way to it. */
export default function TodayScreen(): ReactNode {
	const may = useMay();
	const isAllowed = may('orders:read');
	const today = useRead(isAllowed ? readToday() : null);
	return (
		<>
			<h1>{t('today.title')}</h1>
			{may('settings:write') && <Unready />}
			{isAllowed ? <Loading of={today}>{(value) => <Waiting today={value} />}</Loading> : <p>{t('today.welcome')}</p>}
		</>
	);
}

/** A way to the checklist until the shop can take orders. */
function Unready(): ReactNode {
	const { data } = useRead(readChecklist());
	if (data === undefined || data.value.ready) return null;
	return (
		<p className="notice" data-tone="attention">
			<a href="#/checklist">{t('checklist.title')}</a>
			<span>{t('checklist.progress', { done: data.value.steps.filter(({ done }) => done).length, all: data.value.steps.length })}</span>
		</p>
	);
}

function Waiting({ today }: { readonly today: Today }): ReactNode {
	const waiting = ITEMS.filter(({ name }) => today[name] > 0);
	if (waiting.length === 0) return <p>{t('today.nothing')}</p>;
	return (
		<ul className="waiting-list">
			{waiting.map(({ name, text, href }) => (
				<li key={name}>
					<a href={href}>
						<b>{formatNumber(today[name])}</b> <span>{t(text)}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
