import type { Means } from '../model/paper-content.ts';
import type { FiscalInvoice } from './fiscal-invoice.ts';

export const FISCAL_NAMESPACE = 'http://www.apis-it.hr/fin/2012/types/f73';

/** Names of the service's signed requests. */
export type RequestName = 'RacunZahtjev' | 'PromijeniNacPlacZahtjev';

interface Request {
	readonly invoice: FiscalInvoice;
	readonly zki: string;
	/** Whether it was issued without an answer of the service, and is reported afterwards. */
	readonly isSubsequent: boolean;
	/** The new means of payment, for a change of it. */
	readonly newMeans?: Means;
	/** UUID. */
	readonly messageId: string;
	/** `dd.MM.yyyy HH:mm:ss`. */
	readonly sentAt: string;
}

/** A request without its signature. No spaces between elements, so that nothing can change them after signing. */
export function toRequestXml({ invoice, zki, isSubsequent, newMeans, messageId, sentAt }: Request): string {
	const name: RequestName = newMeans === undefined ? 'RacunZahtjev' : 'PromijeniNacPlacZahtjev';
	const { oib, inVat, issuedAt, sequence, premises, device, rates, untaxed, total, means, operatorOib, buyerOib } = invoice;
	const taxes = rates.map(({ percent, net, vat }) => el('Porez', el('Stopa', percent) + el('Osnovica', net) + el('Iznos', vat)));
	const racun = [
		el('Oib', oib),
		el('USustPdv', String(inVat)),
		el('DatVrijeme', issuedAt.replace(' ', 'T')),
		// Numbers run per device.
		el('OznSlijed', 'N'),
		el('BrRac', el('BrOznRac', String(sequence)) + el('OznPosPr', premises) + el('OznNapUr', device)),
		taxes.length === 0 ? '' : el('Pdv', taxes.join('')),
		untaxed === null ? '' : el('IznosNePodlOpor', untaxed),
		el('IznosUkupno', total),
		el('NacinPlac', means),
		el('OibOper', operatorOib),
		el('ZastKod', zki),
		el('NakDost', String(isSubsequent)),
		buyerOib === null ? '' : el('OibPrimateljaRacuna', buyerOib),
		newMeans === undefined ? '' : el('PromijenjeniNacinPlac', newMeans),
	];
	const head = el('Zaglavlje', el('IdPoruke', messageId) + el('DatumVrijeme', sentAt.replace(' ', 'T')));
	return `<tns:${name} xmlns:tns="${FISCAL_NAMESPACE}" Id="${name}">${head}${el('Racun', racun.join(''))}</tns:${name}>`;
}

/** All values are digits, letters or amounts that were checked before. */
const el = (name: string, content: string): string => `<tns:${name}>${content}</tns:${name}>`;
