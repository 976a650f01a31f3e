import { type ReactNode, useState } from 'react';
import type { Order } from '../../api/orders.ts';
import { creditPaper, issuePaper, type Paper, readPapers } from '../../api/papers.ts';
import { useRead } from '../../api/read.ts';
import { useMay } from '../../app/session-context.ts';
import { formatDay, formatMoney, formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { FileLink } from '../../ui/FileLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { amountOf, textOf } from '../../ui/typed.ts';
import { EInvoiceState } from './EInvoiceState.tsx';

/** Papers that staff issue. Credit notes follow from the paper that they take back. */
const ISSUED = ['invoice', 'packing_slip', 'proforma', 'advance_invoice'] as const;
const CREDITED: ReadonlySet<string> = new Set(['invoice', 'advance_invoice']);

/** Papers of the order with their numbers and files; a paper is issued or taken back after a question. */
export function Papers({ order }: { readonly order: Order }): ReactNode {
	const { number, currency } = order;
	const papers = useRead(readPapers(number));
	const mayWrite = useMay()('papers:write');
	const refresh = () => papers.mutate();
	return (
		<section className="card">
			<h2>{t('papers.title')}</h2>
			{currency !== 'EUR' && <p className="notice">{t('papers.not-euro', { currency })}</p>}
			<Loading of={papers}>
				{({ items }) =>
					items.length === 0 ? (
						<p>{t('papers.none')}</p>
					) : (
						<ul className="stack">
							{items.map((paper) => (
								<li key={paper.id} className="stack">
									<div>
										<FileLink href={`/merchant/v1/papers/${paper.id}/pdf`}>
											{tOf('papers.kind', paper.kind)} {paper.number} (PDF)
										</FileLink>
										<br />
										<small>
											{formatTime(paper.issued_at)} · {formatMoney(paper.total, paper.currency)}
											{paper.fiscal !== null && ` · JIR ${paper.fiscal.jir ?? t('papers.no-jir')}`}
										</small>
									</div>
									{paper.e_invoice !== null && (
										<div>
											<EInvoiceState paper={paper} eInvoice={paper.e_invoice} mayWrite={mayWrite} onDone={refresh} />
										</div>
									)}
									{mayWrite && CREDITED.has(paper.kind) && (
										<div>
											<CreditAction paper={paper} onDone={refresh} />
										</div>
									)}
								</li>
							))}
						</ul>
					)
				}
			</Loading>
			{mayWrite && <IssueAction order={order} onDone={refresh} />}
		</section>
	);
}

function IssueAction({ order: { number, shipments }, onDone }: { readonly order: Order; readonly onDone: () => unknown }): ReactNode {
	const [kind, setKind] = useState<string>(ISSUED[0]);
	const [parcel, setParcel] = useState('');
	const isSlip = kind === 'packing_slip' && shipments.length > 0;
	return (
		<ActionButton
			label={t('papers.issue')}
			question={t('papers.issue-question')}
			done={t('papers.issued')}
			tone="quiet"
			act={() => issuePaper(number, kind, isSlip && parcel !== '' ? Number(parcel) : undefined)}
			onDone={onDone}
		>
			<Select label={t('papers.which')} name="kind" value={kind} options={ISSUED.map((name) => [name, tOf('papers.kind', name)] as const)} onChange={setKind} />
			{isSlip && (
				<Select
					label={t('papers.parcel')}
					name="parcel"
					value={parcel}
					options={[['', t('papers.next-parcel')], ...shipments.map((each) => [String(each.id), toParcelName(each)] as const)]}
					onChange={setParcel}
				/>
			)}
		</ActionButton>
	);
}

const toParcelName = ({ shipped_on, carrier, tracking_code }: Order['shipments'][number]): string =>
	[formatDay(shipped_on), carrier, tracking_code].filter(Boolean).join(' · ');

function CreditAction({ paper, onDone }: { readonly paper: Paper; readonly onDone: () => unknown }): ReactNode {
	const [key, setKey] = useState(() => crypto.randomUUID());
	return (
		<ActionButton
			label={t('papers.credit', { number: paper.number })}
			question={t('papers.credit-question')}
			done={t('papers.issued')}
			tone="danger"
			act={(typed) => {
				const [amount, reason] = [amountOf(typed, 'amount'), textOf(typed, 'reason')];
				return creditPaper(paper.id, { key, ...(amount !== '' && { amount }), ...(reason !== null && { reason }) });
			}}
			onDone={() => {
				setKey(crypto.randomUUID());
				return onDone();
			}}
		>
			<Field label={t('order.amount')} name="amount" inputMode="decimal" hint={t('papers.credit-hint')} />
			<Field label={t('order.reason')} name="reason" maxLength={200} />
		</ActionButton>
	);
}
