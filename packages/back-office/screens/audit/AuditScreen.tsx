import type { ReactNode } from 'react';
import { type AuditEntry, readAudit } from '../../api/audit.ts';
import { useRead } from '../../api/read.ts';
import { replaceQuery, usePlace } from '../../app/place.ts';
import { toFieldText } from '../../texts/api-words.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Field } from '../../ui/Field.tsx';
import { ListFilter } from '../../ui/ListFilter.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Paging } from '../../ui/Paging.tsx';
import { textOf } from '../../ui/typed.ts';
import { toValueText } from './value-text.ts';

/** Kinds of things by the beginning of their path. */
const KINDS = [
	'products',
	'orders',
	'customers',
	'customer-groups',
	'pages',
	'posts',
	'calendars',
	'flyers',
	'sweepstakes',
	'campaigns',
	'coupons',
	'vouchers',
	'mails',
	'settings',
	'payment-methods',
	'stores',
	'staff',
	'keys',
] as const;

/** Who changed what, the newest first: the fields that differ, before and after. */
export default function AuditScreen(): ReactNode {
	const { query } = usePlace();
	const [name, kind, day] = [query.get('name') ?? '', query.get('kind') ?? '', query.get('day') ?? ''];
	const entries = useRead(readAudit({ name, entity: kind === '' ? '' : `/${kind}`, day, limit: 50, cursor: query.get('cursor') ?? '' }));
	return (
		<>
			<h1>{t('audit.title')}</h1>
			<search>
				<form
					className="period"
					key={`${name} ${day}`}
					onSubmit={(event) => {
						event.preventDefault();
						const typed = new FormData(event.currentTarget);
						replaceQuery({ name: textOf(typed, 'name') ?? '', day: textOf(typed, 'day') ?? '', cursor: '' });
					}}
				>
					<Field label={t('audit.person')} name="name" type="search" maxLength={100} defaultValue={name} />
					<Field label={t('audit.day')} name="day" type="date" defaultValue={day} />
					<ListFilter name="kind" all={t('audit.all')} group="audit.kind" values={KINDS} label={t('audit.kind')} />
					<button type="submit" className="quiet">
						{t('list.find')}
					</button>
				</form>
			</search>
			<Loading of={entries}>
				{({ items, next_cursor }) => (
					<>
						{items.length === 0 && <EmptyList none={t('empty.audit')} />}
						<ul className="stack">
							{items.map((entry) => (
								<Entry key={entry.id} entry={entry} />
							))}
						</ul>
						<Paging next={next_cursor} />
					</>
				)}
			</Loading>
		</>
	);
}

function Entry({ entry: { at, name, operation, entity, before, after } }: { readonly entry: AuditEntry }): ReactNode {
	const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
	return (
		<li className="card">
			<p>
				<b>{tOf('audit.operation', operation)}</b> · {toEntityText(entity)}
				<br />
				<small>
					{name} · {formatTime(at)}
				</small>
			</p>
			{fields.length > 0 && (
				<details>
					<summary>{t('audit.fields', { count: fields.length })}</summary>
					<dl className="changes">
						{fields.map((field) => (
							<div key={field}>
								<dt>{toFieldText(field)}</dt>
								<dd>
									<del>{toValueText(field, before?.[field])}</del> <ins>{toValueText(field, after?.[field])}</ins>
								</dd>
							</div>
						))}
					</dl>
				</details>
			)}
		</li>
	);
}

/** `/orders/100001` as `narudžbe 100001`. */
function toEntityText(entity: string): string {
	const [, kind = '', ...rest] = entity.split('/');
	return [tOf('audit.kind', kind), ...rest.map(decodeURIComponent)].join(' ');
}
