import type { Order } from '@titraj/contract/orders.ts';
import { CODE_FORMS } from '@titraj/contract/payment-slip/code-forms.ts';
import type { PaymentSlip } from '@titraj/contract/payment-slip/payment-slip.ts';
import { toEpc } from '@titraj/contract/payment-slip/to-epc.ts';
import { toHub3 } from '@titraj/contract/payment-slip/to-hub3.ts';
import { toBuffer } from 'bwip-js/node';
import type { MailPicture, MailSection } from '../../platform/mail/mail-content.ts';
import { formatAmount, formatMoment } from '../../platform/mail/mail-formats.ts';
import { type MailLang, toMailMarket } from '../../platform/mail/mail-language.ts';
import type { MailWords } from '../../platform/mail/words/mail-words.ts';
import type { Company } from '../../platform/shop/company.ts';
import { TRANSFER_MODEL, toPayer, toTransfer } from '../payment/payment-transfer.ts';
import type { SlipLink } from './links.ts';

interface TransferFacts {
	readonly lang: MailLang;
	readonly words: MailWords;
	readonly company: Company;
	/** Whether the code may contain the payer, which is text that the shopper typed. */
	readonly quotesText: boolean;
}

/** PNG pixels per module, sharp at a device pixel ratio of 2, and modules of quiet zone. */
const [SCALE, QUIET] = [4, 4];

/** Transfer data for a banking app, as text and as a code. Empty if the order is not paid by transfer or still needs confirmation by staff. */
export async function toTransferSections(order: Order, { slip }: { readonly slip: SlipLink | null }, facts: TransferFacts): Promise<MailSection[]> {
	if (slip === null || order.status === 'awaiting_confirmation') return [];
	const { company } = facts;
	const { locale, order: words } = facts.words;
	const { title, open, code, ...names } = words.transferData;
	const amount = formatAmount(toPay(order), { currency: order.currency, locale });
	const payUntil = formatMoment(`${slip.payUntil}T12:00:00Z`, locale, { day: 'numeric', month: 'numeric', year: 'numeric' });
	const values = { recipient: company.name, iban: company.iban, amount, reference: `${TRANSFER_MODEL} ${order.number}`, payUntil };
	const lines = (['recipient', 'iban', 'amount', 'reference', 'payUntil'] as const).map((name) => `${names[name]}: ${values[name]}`);
	const picture = await drawCode(order, facts, code);
	return [{ title, paragraphs: [lines.join('\n')], link: { title: open, url: slip.url }, ...(picture && { picture }) }];
}

const toPay = ({ total }: Order): number | string => total.to_pay ?? total.total;

/** HUB 3 in Croatia, EPC elsewhere; null for an amount or account that the format cannot represent: no code is better than a wrong one. */
async function drawCode(order: Order, { lang, company, quotesText }: TransferFacts, alt: string): Promise<MailPicture | null> {
	if (order.currency !== 'EUR') return null;
	const market = toMailMarket(lang);
	const payer = toPayer(quotesText ? (order.billing ?? order.delivery ?? undefined) : undefined);
	const cents = Math.round(Number(toPay(order)) * 100);
	const form = market === 'hr' ? 'hub3' : 'epc';
	const text = writeCode(form, { ...toTransfer(order.number, company, market), payer, cents });
	if (text === null) return null;
	const bytes = await toBuffer({ ...CODE_FORMS[form], text, scale: SCALE, padding: QUIET, backgroundcolor: 'FFFFFF' });
	return { bytes, width: bytes.readUInt32BE(PNG_WIDTH) / 2, alt };
}

/** Offset of the width in a PNG file. */
const PNG_WIDTH = 16;

function writeCode(form: keyof typeof CODE_FORMS, slip: PaymentSlip): string | null {
	if (slip.cents === 0) return null;
	try {
		return form === 'hub3' ? toHub3(slip) : toEpc(slip);
	} catch (cause) {
		if (cause instanceof RangeError) return null;
		throw cause;
	}
}
