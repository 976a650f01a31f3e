import { createLineLimit } from '@titraj/contract/line-limit.ts';
import type { PaymentNews } from '@titraj/contract/shop/define-payment-provider.ts';
import { fieldsOf, type ProviderMessage } from '@titraj/contract/shop/provider-message.ts';
import { connectProvider, type UsableProvider } from '../../payments/index.ts';
import { logError } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { toIdentificator } from '../placing/to-identificator.ts';
import type { Database } from '../tables.ts';
import { type Applied, applyPayment } from './apply-payment.ts';
import { recordForged, recordWebhook } from './record-webhook.ts';

interface Received {
	provider: string;
	/** Sent by the provider's server, or by the browser of the returning shopper. */
	kind: 'callback' | 'return';
	message: ProviderMessage;
}

/** `order`: identifier of the order that the message is about. `nothing`: the provider sent it, but it is about no payment of the shop. */
export type HandledWebhook = { kind: 'order'; identificator: string } | { kind: 'nothing' } | { kind: 'refused' };

interface Context {
	db: Database;
	config: BackendConfig;
}

/** Verifies and applies a message of a payment provider. Refused if it is forged or names no order. */
export async function handlePaymentWebhook({ db, config }: Context, { provider: code, kind, message }: Received): Promise<HandledWebhook> {
	const provider = connectProvider(code, config);
	const news = provider === undefined ? null : await readNews(provider, kind, message);
	if (provider === undefined || news === null) {
		const reference = (fieldsOf(message)['reference'] ?? '').slice(0, 100) || null;
		await recordForged(db, { provider: code.slice(0, 40), kind, reference });
		logRefused(db, { provider: code, outcome: 'forged', reference, cents: undefined });
		return { kind: 'refused' };
	}
	if (news.length === 0) return { kind: 'nothing' };
	const applied: Applied[] = [];
	for (const each of news) applied.push(await applyNews({ db, config }, { provider, kind, news: each }));
	const order = applied.find((result) => result.order !== null)?.order ?? null;
	return order === null ? { kind: 'refused' } : { kind: 'order', identificator: toIdentificator(order) };
}

async function readNews(provider: UsableProvider, kind: Received['kind'], message: ProviderMessage): Promise<readonly PaymentNews[] | null> {
	if (kind === 'callback') return provider.parseWebhook(message);
	const returned = await provider.handleReturn(message);
	return returned && [returned];
}

interface VerifiedNews {
	provider: Pick<UsableProvider, 'code' | 'refersTo'>;
	kind: Received['kind'] | 'status' | 'staff';
	news: PaymentNews;
}

/** Applies and records verified news, in one transaction, and logs what staff have to look at. `note` runs at the transaction's end. */
export async function applyNews(
	{ db, config, note }: Context & { note?: ((trx: Database) => Promise<unknown>) | undefined },
	{ provider, kind, news }: VerifiedNews,
): Promise<Applied> {
	const reference = news.reference.slice(0, 100) || null;
	const applied = await db.transaction().execute(async (trx) => {
		const result = await applyPayment(trx, { provider, news, config });
		await recordWebhook(trx, { provider: provider.code, kind, reference, order_id: result.order?.id ?? null, amount_cents: news.cents }, result.outcome);
		await note?.(trx);
		return result;
	});
	const about = { provider: provider.code, outcome: applied.outcome, reference, cents: news.cents };
	if (applied.order === null) logRefused(db, about);
	const loud = LOUD[applied.outcome];
	if (loud !== undefined) logError(`Payment ${loud}`, about);
	return applied;
}

/** Anyone can send webhooks to the backend directly: at most 20 refused ones a minute are logged per database. The storefront limits its own lines. */
const lineLimits = new WeakMap<Database, ReturnType<typeof createLineLimit>>();

function logRefused(db: Database, about: Parameters<typeof logError>[1]): void {
	const limit = lineLimits.get(db) ?? createLineLimit({ most: 20, windowMs: 60_000 });
	lineLimits.set(db, limit);
	const { writes, leftOut } = limit(performance.now());
	if (writes) logError('Payment webhook refused', { ...about, ...(leftOut > 0 && { refused_before: leftOut }) });
}

/** Outcomes that staff have to deal with: money arrived but did not pay an order, or the cardholder asks for it back. */
const LOUD: Readonly<Record<string, string>> = {
	unexpected: 'for an order that does not wait for it',
	lacking: 'for goods that are sold out',
	amount: 'of another amount than the order’s',
	currency: 'in another currency than the order’s',
	released: 'that was held, and given back before it was taken',
	refund_failed: 'whose refund did not reach the customer',
	disputed: 'that the cardholder disputes',
};
