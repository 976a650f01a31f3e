import en from '@titraj/back-office/texts/en.json' with { type: 'json' };
import hr from '@titraj/back-office/texts/hr.json' with { type: 'json' };
import { HAPPENING_KINDS } from '@titraj/backend/orders/changes/read-timeline.ts';
import { NOTE_KINDS } from '@titraj/backend/orders/changes/write-note.ts';
import { FULFILMENT_STATUSES } from '@titraj/backend/orders/life-cycle/fulfil-order.ts';
import { PAYMENT_OUTCOMES } from '@titraj/backend/orders/payment/payment-outcomes.ts';
import { OrderStatus, PaymentStatus } from '@titraj/contract/order-status.ts';
import { describe, expect, test } from 'vitest';

const WORDS: readonly [group: string, words: readonly string[]][] = [
	['order.status', OrderStatus.anyOf.map((status) => status.const)],
	['payment.status', PaymentStatus.anyOf.map((status) => status.const)],
	['payment.outcome', PAYMENT_OUTCOMES],
	['order.set', FULFILMENT_STATUSES],
	['order.happening', HAPPENING_KINDS],
	['order.staff', NOTE_KINDS],
	['refund.status', ['asked', 'done', 'refused']],
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
