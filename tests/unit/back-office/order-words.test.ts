import { toNote, toTitle } from '@titraj/back-office/screens/orders/happening-text.ts';
import en from '@titraj/back-office/texts/en.json' with { type: 'json' };
import hr from '@titraj/back-office/texts/hr.json' with { type: 'json' };
import { setLanguage } from '@titraj/back-office/texts/text.ts';
import { SHIPPED_LABEL_SERVICES } from '@titraj/backend/courier-labels/services.ts';
import type { Happening } from '@titraj/backend/merchant-api/routes/order-change-routes.ts';
import { HAPPENING_KINDS } from '@titraj/backend/orders/changes/read-timeline.ts';
import { NOTE_KINDS } from '@titraj/backend/orders/changes/write-note.ts';
import { FULFILMENT_STATUSES } from '@titraj/backend/orders/life-cycle/fulfil-order.ts';
import { ORDER_MAILS } from '@titraj/backend/orders/mail/preview-order-mail.ts';
import { PAYMENT_OUTCOMES } from '@titraj/backend/orders/payment/payment-outcomes.ts';
import { SHIPPED_PROVIDERS } from '@titraj/backend/payments/providers.ts';
import { OrderStatus, PaymentStatus } from '@titraj/contract/order-status.ts';
import { CASH_ON_DELIVERY } from '@titraj/contract/payment-codes.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Templates of the mails to customers that belong to an order. */
const ORDER_TEMPLATES = [...ORDER_MAILS, 'order_goods_added', 'order_lines_cancelled', 'order_return_received', 'order_refunded'];

const WORDS: readonly [group: string, words: readonly string[]][] = [
	['order.status', OrderStatus.anyOf.map((status) => status.const)],
	['payment.status', PaymentStatus.anyOf.map((status) => status.const)],
	['payment.outcome', PAYMENT_OUTCOMES],
	['order.set', FULFILMENT_STATUSES],
	['order.happening', HAPPENING_KINDS],
	['order.staff', NOTE_KINDS],
	['refund.status', ['asked', 'done', 'refused']],
	['payment.provider', [...SHIPPED_PROVIDERS.map(({ code }) => code), CASH_ON_DELIVERY]],
	['carrier', SHIPPED_LABEL_SERVICES.map(({ carrier }) => carrier)],
	['mails.name', ORDER_TEMPLATES],
];

describe.each([
	['Croatian', hr],
	['English', en],
])('the history of an order in %s', (_language, texts) => {
	test.each(WORDS)('has a text for each word of %s', (group, words) => {
		const known = new Set(Object.keys(texts));
		expect(words.filter((word) => !known.has(`${group}.${word}`))).toEqual([]);
	});
});

const ORDER = { number: '100001', currency: 'EUR' };

/** An entry of each kind, as the timeline of the API has it, with its sentence in Croatian and English. */
const ENTRIES: readonly [entry: Pick<Happening, 'kind' | 'what' | 'text' | 'facts'>, hr: string, en: string][] = [
	[{ kind: 'status', what: 'shipped', text: null, facts: {} }, 'stanje: poslana', 'status: shipped'],
	[
		{
			kind: 'payment',
			what: 'approved',
			text: 'bank_transfer 100001 325.70',
			facts: { provider: 'bank_transfer', reference: '100001', amount: '325.70', received_on: '2026-05-04' },
		},
		'plaćanje: plaćeno | uplata na račun, 325,70 €, stiglo 4. svi 2026.',
		'payment: paid | bank transfer, €325.70, received 4 May 2026',
	],
	[
		{ kind: 'payment', what: 'refunded_part', text: 'monri R-1 10.00', facts: { provider: 'monri', reference: 'R-1', amount: '10.00' } },
		'plaćanje: dijelom vraćeno | Monri, 10,00 €, oznaka R-1',
		'payment: refunded in part | Monri, €10.00, reference R-1',
	],
	[
		{ kind: 'mail', what: 'order_shipped', text: 'Vaša narudžba', facts: { subject: 'Vaša narudžba' } },
		'poruka kupcu: Narudžba je poslana | Vaša narudžba',
		'mail to the customer: Order was shipped | Vaša narudžba',
	],
	[
		{
			kind: 'unsent_mail',
			what: 'order',
			text: 'Naslov – Not sent: the address was refused before (550)',
			facts: { subject: 'Naslov', error: 'Not sent: the address was refused before (550)' },
		},
		'poruka kupcu, nije poslana: Potvrda narudžbe | Naslov, razlog: nije poslano: adresa je već odbijena (550)',
		'mail to the customer, not sent: Confirmation of an order | Naslov, reason: Not sent: the address was refused before (550)',
	],
	[{ kind: 'shipment', what: 'shipped', text: 'GLS 12', facts: { carrier: 'GLS', tracking_code: '12' } }, 'pošiljka | GLS, 12', 'shipment | GLS, 12'],
	[
		{ kind: 'refund', what: 'asked', text: '12.50', facts: { provider: 'cash_on_delivery', amount: '12.50' } },
		'povrat novca: u tijeku | pouzeće, 12,50 €',
		'refund: under way | cash on delivery, €12.50',
	],
	[{ kind: 'return', what: 'received', text: 'oštećeno', facts: {} }, 'povrat robe | oštećeno', 'return | oštećeno'],
	[{ kind: 'withdrawal', what: 'received', text: 'OD-12', facts: { reference: 'OD-12' } }, 'odustanak | oznaka OD-12', 'withdrawal | reference OD-12'],
	[{ kind: 'staff', what: 'status', text: 'preparing', facts: {} }, 'osoblje: promijenjeno stanje | priprema se', 'staff: status changed | being prepared'],
	[{ kind: 'staff', what: 'label', text: 'hp 12', facts: {} }, 'osoblje: izrađena naljepnica | Hrvatska pošta 12', 'staff: label made | Hrvatska pošta 12'],
	[{ kind: 'staff', what: 'refund', text: 'key-1', facts: {} }, 'osoblje: zatražen povrat novca', 'staff: refund requested'],
];

describe('the history of an order says in a sentence', () => {
	beforeEach(() => {
		vi.stubGlobal('localStorage', { setItem: () => undefined });
		vi.stubGlobal('document', { documentElement: {} });
	});
	afterEach(() => {
		setLanguage('hr');
		vi.unstubAllGlobals();
	});

	test('each kind of entry', () => expect(new Set(ENTRIES.map(([{ kind }]) => kind))).toEqual(new Set(HAPPENING_KINDS)));

	test.each(ENTRIES)('%j', (entry, hrText, enText) => {
		const sentenceIn = (language: 'hr' | 'en') => {
			setLanguage(language);
			return [toTitle(entry), toNote(entry, ORDER)]
				.filter((part) => part !== null)
				.join(' | ')
				.replaceAll('\u00a0', ' ');
		};
		expect([sentenceIn('hr'), sentenceIn('en')]).toEqual([hrText, enText]);
	});
});
