import { type PaymentSlip, SLIP_LENGTHS, type SlipParty, toSlipParty, toSlipText } from '@titraj/contract/payment-slip/payment-slip.ts';
import { toEpc } from '@titraj/contract/payment-slip/to-epc.ts';
import { toHub3 } from '@titraj/contract/payment-slip/to-hub3.ts';
import { Barcode } from '#components/checkout/Barcode.tsx';
import { formatIban } from '#lib/checkout/payment-slip/format-iban.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { formatMoney } from '#lib/platform/i18n/formats.ts';
import styles from './Slip.module.css';

/** The HUB-3 form in Croatia, the data of a euro transfer elsewhere. The texts are the same as in the barcode, for shoppers who type them. */
export function Slip({ slip }: { readonly slip: PaymentSlip }) {
	const t = useLabels();
	const isCroatian = t.locale === 'hr-HR';
	return (
		<section className={styles['slip']} aria-label={t('slip.form')}>
			<p className={styles['kind']}>{t('slip.form')}</p>
			<dl>
				<Row name="payer" label={t('slip.payer')} text={toLines(toSlipParty(slip.payer, SLIP_LENGTHS.payer))} />
				<Row name="recipient" label={t('slip.recipient')} text={toLines(toSlipParty(slip.recipient, SLIP_LENGTHS.recipient))} />
				<Row name="amount" label={t('slip.amount')} text={formatMoney({ minor: slip.cents, currency: 'EUR' }, t.locale)} />
				<Row name="iban" label={t('slip.iban')} text={formatIban(slip.iban)} />
				{isCroatian && <Row name="model" label={t('slip.model')} text={slip.model} />}
				<Row name="reference" label={t('slip.reference')} text={isCroatian ? slip.reference : `${slip.model} ${slip.reference}`} />
				{isCroatian && <Row name="purpose" label={t('slip.purpose')} text={slip.purpose} />}
				<Row name="description" label={t('slip.description')} text={toSlipText(slip.description, SLIP_LENGTHS.description)} />
			</dl>
			{isCroatian && <Barcode form="hub3" text={toHub3(slip)} />}
			{/* An EPC code cannot have an amount of 0. */}
			{!isCroatian && slip.cents > 0 && <Barcode form="epc" text={toEpc(slip)} />}
		</section>
	);
}

function Row({ name, label, text }: { readonly name: string; readonly label: string; readonly text: string }) {
	return (
		<div data-field={name}>
			<dt>{label}</dt>
			<dd>{text}</dd>
		</div>
	);
}

function toLines({ name, street, place }: SlipParty): string {
	return [name, street, place].filter(Boolean).join('\n');
}
