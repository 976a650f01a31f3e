import { useEffect, useRef, useState } from 'react';
import { Notice } from '#components/account/Notice.tsx';
import { Panel } from '#components/account/Panel.tsx';
import { Button } from '#components/ui/Button.tsx';
import { sendWithdrawal, type Withdrawal } from '#lib/checkout/client/send-withdrawal.ts';
import { forgetStoredValues } from '#lib/checkout/client/stored-values.ts';
import { writeOrderNumber } from '#lib/checkout/order-number.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { errorLabel } from '#lib/platform/i18n/error-label.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';

interface ConfirmationProps {
	readonly of: Withdrawal;
	readonly identificator: string | null;
	readonly numberPattern: string;
	readonly onReceived: (withdrawal: Withdrawal) => void;
	readonly onBack: () => void;
}

/** Second step: shows the complete statement, focuses it, and sends it on click. */
export function Confirmation({ of, identificator, numberPattern, onReceived, onBack }: ConfirmationProps) {
	const t = useLabels();
	const box = useRef<HTMLDivElement>(null);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<Label | null>(null);
	useEffect(() => box.current?.focus(), []);
	const confirm = async () => {
		setBusy(true);
		const answer = await sendWithdrawal({ ...of, identificator }, true);
		setBusy(false);
		if (!answer.ok) return setProblem(errorLabel('error_', answer.error, 'account.failed'));
		forgetStoredValues('withdrawal');
		onReceived(answer.data);
	};
	return (
		<div ref={box} tabIndex={-1}>
			<Panel title={t('withdrawal.check')}>
				<p>{t('withdrawal.statement', { name: of.name, number: writeOrderNumber(numberPattern, of.number) })}</p>
				{of.items && <p>{t('withdrawal.statement_items', { items: of.items })}</p>}
				{of.reason && <p>{`${t('withdrawal.reason')}: ${t(`withdrawal.reason.${of.reason}`)}`}</p>}
				<p>{t('withdrawal.receipt_to', { email: of.email })}</p>
				<Notice tone="error">{problem && t(problem)}</Notice>
				<Button wide busy={busy} onClick={() => void confirm()}>
					{t('withdrawal.confirm')}
				</Button>
				<Button variant="secondary" wide onClick={onBack}>
					{t('withdrawal.back')}
				</Button>
			</Panel>
		</div>
	);
}
