import type { Paper } from '../model/paper.ts';
import type { Means } from '../model/paper-content.ts';
import { isTaxPaper } from '../model/paper-kind.ts';
import type { PaperSettings } from '../settings/paper-settings.ts';
import type { ZkiInput } from './zki.ts';

/** Whether a paper is reported: one to a consumer, or one to a company that pays in cash or by card (Zakon o fiskalizaciji, articles 2(1)(26) and 39). */
export const isReported = ({ kind, content }: Pick<Paper, 'kind' | 'content'>, { fiscal = 'off' }: Pick<PaperSettings, 'fiscal'>): boolean =>
	fiscal === 'on' && isTaxPaper(kind) && (content.buyer.oib === null || isInCash(content.payment));

const isCash = (means: Means): boolean => means === 'G' || means === 'K';

/** Also if gift vouchers paid a part of it. */
const isInCash = ({ means, vouchers }: Paper['content']['payment']): boolean => isCash(vouchers?.rest ?? means);

/** An invoice as it is reported. Amounts have two decimals and a point. */
export interface FiscalInvoice extends ZkiInput {
	readonly inVat: boolean;
	readonly rates: readonly { readonly percent: string; readonly net: string; readonly vat: string }[];
	/** Amount that is not subject to VAT, of a seller who charges none. */
	readonly untaxed: string | null;
	readonly means: Means;
	readonly operatorOib: string;
	/** Only of a company that pays in cash or by card. */
	readonly buyerOib: string | null;
}

/** What is reported of a paper: an invoice that settles advance invoices reports the rest. */
export function toFiscalInvoice({ content, issued_at, sequence, premises, device, currency }: Paper): FiscalInvoice {
	if (currency !== 'EUR') throw new RangeError('only invoices in euros can be reported');
	const { seller, buyer, payment, due_rates, due_cents } = content;
	return {
		...{ oib: seller.oib, issuedAt: toMoment(issued_at), sequence, premises, device, total: toAmount(due_cents), inVat: seller.in_vat },
		rates: seller.in_vat
			? due_rates.map(({ percent, cents, tax_cents }) => ({ percent: percent.toFixed(2), net: toAmount(cents - tax_cents), vat: toAmount(tax_cents) }))
			: [],
		untaxed: seller.in_vat ? null : toAmount(due_cents),
		means: payment.means,
		operatorOib: content.operator.oib,
		buyerOib: isInCash(payment) ? buyer.oib : null,
	};
}

const toAmount = (cents: number): string => (cents / 100).toFixed(2);

/** `dd.MM.yyyy HH:mm:ss` in the Croatian time zone. */
export function toMoment(moment: Date): string {
	const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb', dateStyle: 'short', timeStyle: 'medium' }).format(moment);
	const [day = '', time = ''] = parts.split(' ');
	return `${day.split('-').toReversed().join('.')} ${time}`;
}

/** Address in the invoice's QR code, at which everybody can see whether it was reported. */
export function toQr({ jir, zki, issuedAt, cents }: { jir: string | null; zki: string; issuedAt: Date; cents: number }): string {
	const [day = '', time = ''] = toMoment(issuedAt).split(' ');
	const moment = `${day.split('.').toReversed().join('')}_${time.slice(0, 5).replace(':', '')}`;
	return `https://porezna.gov.hr/rn?${jir === null ? `zki=${zki}` : `jir=${jir}`}&datv=${moment}&izn=${cents}`;
}
