import type { ReactNode } from 'react';
import { type EInvoice, type Paper, sendEInvoice } from '../../api/papers.ts';
import { toReasonText } from '../../texts/api-words.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

interface Props {
	readonly paper: Pick<Paper, 'id' | 'number'>;
	readonly eInvoice: EInvoice;
	readonly mayWrite: boolean;
	readonly onDone: () => unknown;
}

/** State of the e-invoice of a paper to a company, what it lacks, and its file. */
export function EInvoiceState({ paper: { id, number }, eInvoice: { state, missing, last_error }, mayWrite, onDone }: Props): ReactNode {
	return (
		<>
			<p>
				<small>{tOf('e-invoice.state', state)}</small>{' '}
				{missing.length === 0 && (
					<a href={`/merchant/v1/papers/${id}/xml`} download>
						{t('e-invoice.file', { number })}
					</a>
				)}
			</p>
			{missing.length > 0 && (
				<ul>
					{missing.map(({ what, sku }) => (
						<li key={`${what} ${sku}`}>
							{tOf('e-invoice.missing', what)}
							{sku !== null && `: ${sku}`}
						</li>
					))}
				</ul>
			)}
			{last_error !== null && (
				<p className="notice" data-tone="refused">
					{toReasonText(last_error)}
				</p>
			)}
			{mayWrite && state !== 'sent' && (
				<ActionButton
					label={t('e-invoice.send', { number })}
					question={t('e-invoice.question')}
					done={t('e-invoice.queued')}
					tone="quiet"
					act={() => sendEInvoice(id)}
					onDone={onDone}
				/>
			)}
		</>
	);
}
