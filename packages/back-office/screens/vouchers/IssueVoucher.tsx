import type { IssuedVoucher } from '@titraj/backend/merchant-api/routes/voucher-routes.ts';
import { type ReactNode, useState } from 'react';
import { issueVoucher } from '../../api/vouchers.ts';
import { formatLanguage } from '../../texts/format.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { toNewVoucher, VOUCHER_MARKETS, type VoucherMarket } from './voucher-draft.ts';

interface Props {
	readonly onIssued: (voucher: IssuedVoucher) => void;
	readonly onDone: () => unknown;
}

/** Asks for the terms of a new voucher. */
export function IssueVoucher({ onIssued, onDone }: Props): ReactNode {
	const [market, setMarket] = useState<VoucherMarket>('hr');
	const options = VOUCHER_MARKETS.map(({ code, language, currency }) => [code, `${formatLanguage(language)}, ${currency}`] as const);
	return (
		<ActionButton
			label={t('vouchers.new')}
			question={t('vouchers.new-question')}
			done={t('vouchers.issued')}
			act={async (typed) => {
				const result = await issueVoucher(toNewVoucher(typed, market));
				if (result.ok) onIssued(result.value);
				return result;
			}}
			onDone={onDone}
		>
			<Field label={t('vouchers.amount')} name="amount" inputMode="decimal" required />
			<Select
				label={t('vouchers.market')}
				hint={t('vouchers.market-hint')}
				name="market"
				value={market}
				options={options}
				onChange={(value) => setMarket(VOUCHER_MARKETS.find(({ code }) => code === value)?.code ?? 'hr')}
			/>
			<Field label={t('vouchers.valid-to')} name="valid_to" type="date" hint={t('vouchers.valid-to-hint')} />
			<Field label={t('vouchers.email')} name="email" type="email" maxLength={254} hint={t('vouchers.email-hint')} />
			<Field label={t('vouchers.note')} name="note" maxLength={500} hint={t('vouchers.note-hint')} />
		</ActionButton>
	);
}
