import type { IssuedVoucher, Voucher } from '@titraj/backend/merchant-api/routes/voucher-routes.ts';
import { type ReactNode, useState } from 'react';
import { useRead } from '../../api/read.ts';
import { readVouchers } from '../../api/vouchers.ts';
import { usePlace } from '../../app/place.ts';
import { useMay } from '../../app/session-context.ts';
import { formatDay, formatMoney } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { Field } from '../../ui/Field.tsx';
import { PagedRows } from '../../ui/PagedRows.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { IssueVoucher } from './IssueVoucher.tsx';

const STATES = ['valid', 'spent', 'expired', 'cancelled'] as const;

/** Gift vouchers, the newest first: what is left on each; new ones, whose code is shown once. */
export default function VouchersScreen(): ReactNode {
	const { query } = usePlace();
	const mayIssue = useMay()('payments:write');
	const vouchers = useRead(readVouchers({ q: query.get('q') ?? '', state: query.get('state') ?? '', cursor: query.get('cursor') ?? '' }));
	const [issued, setIssued] = useState<IssuedVoucher | null>(null);
	return (
		<>
			<h1>{t('vouchers.title')}</h1>
			<p>{t('vouchers.about')}</p>
			{mayIssue && (
				<div className="actions">
					<IssueVoucher onIssued={setIssued} onDone={() => vouchers.mutate()} />
				</div>
			)}
			{issued !== null && (
				<div className="notice" data-tone="attention" role="status">
					<Field label={t('vouchers.code')} hint={t(issued.email === null ? 'vouchers.code-once' : 'vouchers.code-mailed')} value={issued.code} readOnly />
				</div>
			)}
			<SearchForm hint={t('vouchers.search-hint')} filter={{ name: 'state', all: t('vouchers.all'), group: 'vouchers.state', values: STATES }} />
			<PagedRows of={vouchers} none={t('empty.vouchers')}>
				{(voucher) => <VoucherRow key={voucher.id} voucher={voucher} />}
			</PagedRows>
		</>
	);
}

function VoucherRow({ voucher: { id, code_end, state, currency, amount, balance, valid_to, email, note } }: { readonly voucher: Voucher }): ReactNode {
	const facts = [
		t('vouchers.balance-of', { balance: formatMoney(balance, currency), amount: formatMoney(amount, currency) }),
		...(valid_to === null ? [] : [t('vouchers.until', { day: formatDay(valid_to) })]),
		...(email === null ? [] : [email]),
		...(note === null ? [] : [note]),
	];
	return (
		<li className="row">
			<span className="state" data-tone={state === 'valid' ? 'done' : undefined}>
				{tOf('vouchers.state', state)}
			</span>
			<div>
				<a href={`#/vouchers/${id}`}>{t('vouchers.named', { end: code_end })}</a>
				<br />
				<small>{facts.join(' · ')}</small>
			</div>
		</li>
	);
}
