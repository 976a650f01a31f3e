import { toEpc } from '@titraj/contract/payment-slip/to-epc.ts';
import { toHub3 } from '@titraj/contract/payment-slip/to-hub3.ts';
import { Panel } from '#components/account/Panel.tsx';
import { usePaymentSlip } from '#lib/checkout/client/use-payment-slip.ts';
import { formatIban } from '#lib/checkout/payment-slip/format-iban.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatDay } from '#lib/platform/i18n/format-day.ts';
import { decimalMarkOf } from '#lib/platform/i18n/format-number.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import { Barcode } from './Barcode.tsx';
import { CopyRow } from './CopyRow.tsx';
import styles from './TransferPanel.module.css';

/** Details of an unpaid bank transfer: each can be copied on the phone that pays; the barcode is scanned from another screen. */
export default function TransferPanel({ identificator }: { readonly identificator: string }) {
	const t = useLabels();
	const { slip, payUntil } = usePaymentSlip(identificator);
	if (!slip) return null;
	const isCroatian = t.locale === 'hr-HR';
	const amount = (slip.cents / 100).toFixed(2).replace('.', decimalMarkOf(t.locale));
	const reference = isCroatian ? slip.reference : `${slip.model} ${slip.reference}`;
	return (
		<Panel title={t('slip.pay')}>
			{payUntil && <p>{t('slip.pay_until', { day: formatDay(payUntil, t.locale) })}</p>}
			<dl className={styles['rows']}>
				<CopyRow label={t('slip.recipient')} text={slip.recipient.name} />
				<CopyRow label={t('slip.iban')} text={formatIban(slip.iban)} copies={slip.iban} />
				<CopyRow label={t('slip.amount')} text={formatMoney({ minor: slip.cents, currency: 'EUR' }, t.locale)} copies={amount} />
				{isCroatian && <CopyRow label={t('slip.model')} text={slip.model} />}
				<CopyRow label={t('slip.reference')} text={reference} copies={reference} />
			</dl>
			{slip.cents > 0 && (isCroatian ? <Barcode form="hub3" text={toHub3(slip)} /> : <Barcode form="epc" text={toEpc(slip)} />)}
		</Panel>
	);
}
