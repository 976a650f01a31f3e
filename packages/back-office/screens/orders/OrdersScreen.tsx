import { type ReactNode, useState } from 'react';
import { type OrderSummary, searchOrders, setStatus } from '../../api/orders.ts';
import { useRead } from '../../api/read.ts';
import type { Result } from '../../api/result.ts';
import { usePlace } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { formatMoney, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ChooseAll } from '../../ui/ChooseAll.tsx';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { FileLink } from '../../ui/FileLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { MakeLabels } from './MakeLabels.tsx';
import { OrderState } from './OrderState.tsx';

const LISTS = ['to_confirm', 'to_pack', 'to_hand_over', 'unpaid', 'overdue', 'without_goods', 'waiting_for_goods', 'refund_due'] as const;

/** Orders, the newest first, with search, filters, and actions for several. */
export default function OrdersScreen(): ReactNode {
	const { query } = usePlace();
	const orders = useRead(searchOrders({ q: query.get('q') ?? '', list: query.get('list') ?? '', cursor: query.get('cursor') ?? '' }));
	const mayWrite = useMay()('orders:write');
	return (
		<>
			<div className="heading">
				<h1>{t('orders.title')}</h1>
				{mayWrite && (
					<a className="button" href="#/order/new">
						{t('phone.new')}
					</a>
				)}
			</div>
			<div className="actions">
				<a className="button quiet" href={`/merchant/v1/orders/export?${toFilter(query)}`} download="orders.csv">
					{t('orders.export')}
				</a>
				<FileLink className="button quiet" href={toPickList([])}>
					{t('orders.pick-all')}
				</FileLink>
			</div>
			<SearchForm hint={t('orders.search-hint')} filter={{ name: 'list', all: t('orders.all'), group: 'orders.list', values: LISTS }} />
			<Loading of={orders}>
				{({ items, next_cursor }) => (
					<>
						<OrderList key={orders.data?.value.items.map(({ number }) => number).join()} orders={items} onChanged={() => orders.mutate()} />
						<Paging next={next_cursor} />
					</>
				)}
			</Loading>
		</>
	);
}

/** The search and the filter, without the page. */
const toFilter = (query: URLSearchParams): URLSearchParams =>
	new URLSearchParams(['q', 'list'].flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));

/** What to fetch from the shelves for these orders, or for all that were accepted, as a PDF. */
const toPickList = (numbers: readonly string[]): string => `/merchant/v1/pick-list/pdf${numbers.length === 0 ? '' : `?orders=${numbers.join(',')}`}`;

function OrderList({ orders, onChanged }: { readonly orders: readonly OrderSummary[]; readonly onChanged: () => unknown }): ReactNode {
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const [labelled, setLabelled] = useState<readonly string[] | null>(null);
	const mayWrite = useMay()('orders:write');
	if (orders.length === 0) return <EmptyList none={t('empty.orders')} />;
	const toggle = (number: string) =>
		setChosen((before) => (before.has(number) ? new Set([...before].filter((each) => each !== number)) : new Set([...before, number])));
	return (
		<>
			{mayWrite && <ChooseAll keys={orders.map(({ number }) => number)} chosen={chosen} onChange={setChosen} />}
			{mayWrite && chosen.size > 0 && (
				<div className="bulk">
					<p>{t('list.chosen', { count: chosen.size })}</p>
					<BulkAction numbers={[...chosen]} status="accepted" onChanged={onChanged} />
					<BulkAction numbers={[...chosen]} status="preparing" onChanged={onChanged} />
					<FileLink className="button quiet" href={toPickList([...chosen])}>
						{t('orders.pick')}
					</FileLink>
					<button type="button" className="quiet" onClick={() => setLabelled([...chosen])}>
						{t('labels.title')}
					</button>
				</div>
			)}
			{labelled !== null && (
				<section className="card spaced" aria-labelledby="labels">
					<h2 id="labels">{t('labels.of', { count: labelled.length })}</h2>
					<MakeLabels key={labelled.join()} numbers={labelled} onMade={() => undefined} />
				</section>
			)}
			<ul className="rows">
				{orders.map((order) => (
					<li key={order.number} className="row order-row">
						{mayWrite && (
							<input
								type="checkbox"
								aria-label={t('orders.choose', { number: order.number })}
								checked={chosen.has(order.number)}
								onChange={() => toggle(order.number)}
							/>
						)}
						<a href={`#/orders/${order.number}`}>{order.number}</a>
						<span className="customer">{[order.name || order.email, order.company].filter((part) => part !== null).join(', ')}</span>
						<OrderState status={order.status} reserved={order.reserved} />
						<span className="number">{formatMoney(order.total, order.currency)}</span>
						<small>
							{formatTime(order.created_at)} · {order.payment}
						</small>
					</li>
				))}
			</ul>
		</>
	);
}

interface Bulk {
	readonly numbers: readonly string[];
	readonly status: 'accepted' | 'preparing';
	readonly onChanged: () => unknown;
}

/** Sets the status of several orders, one after another; the first refusal ends it and names its order. */
function BulkAction({ numbers, status, onChanged }: Bulk): ReactNode {
	const act = async (): Promise<Result<unknown>> => {
		for (const number of numbers) {
			const result = await setStatus(number, status);
			if (!result.ok) return { ok: false, failure: { ...result.failure, detail: `${number}: ${result.failure.detail}` } };
		}
		return { ok: true, value: null, version: null };
	};
	return (
		<ActionButton
			label={tOf('order.act', status)}
			question={`${t('orders.bulk-question')} ${numbers.join(', ')}`}
			done={t('action.done')}
			tone="quiet"
			act={act}
			onDone={onChanged}
		/>
	);
}
