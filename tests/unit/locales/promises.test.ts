import { readFileSync } from 'node:fs';
import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import { CONSUMER_LAW, consumerLawOf } from '@titraj/contract/law/consumer-law.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#lib/platform/config/languages.ts';
import { readDictionary } from '#lib/platform/server/i18n/dictionary.server.ts';
import { expectNone } from '#tests/support/expect-none.ts';

/** Words of promises, in every language of the shop: workdays, free of charge, cash and cards, today. */
const PROMISE =
	/\bradn(?:i|og|ih|a|im)\b|\bdelovn|lavorativ|laborable|\bWerktag|working day|workday|besplatn|kostenlos|\bgratis\b|\bfree\b|brezplačn|gotovin|\bbar oder\b|contanti|efectivo|\bcash\b|(?:opening|coming) soon|uskoro|in Kürze|kmalu|nazovite|telefon(?:aci|are)|llámenos|pozovite|pokličite|rufen Sie|call us/iu;

/** Labels that promise something, and the fact that each needs. A label that is not listed here may promise nothing. */
const FACTS: Readonly<Record<string, string>> = {
	'contact.answer': 'setting: workdays for answers',
	'delivery.free': 'delivery costs nothing, by the shipping method',
	'delivery.is_free': 'delivery costs nothing, by the shipping method',
	'cart.estimate_missing': 'the shipping method is free above an amount',
	'cart.free': 'delivery costs nothing, by the shipping method',
	'checkout.free': 'delivery costs nothing, by the shipping method',
	'delivery.pickup_today': 'a visible store has the product, and the cut-off for pickups is set',
	'pickup.ready_today': 'a visible store has the product, and the cut-off for pickups is set',
	'take_back.hint': 'the product says that old appliances are taken back',
	'take_back.ordered.collection': 'the order says that an old appliance is taken back',
	'take_back.ordered.hand_in': 'the order says that an old appliance is taken back',
	'stores.hours': 'opening hours of a store',
	'stores.description': 'opening hours of stores',
	'stores.detail_description': 'opening hours of a store',
	'checkout.locker.hours': 'opening hours of a parcel locker',
	'coupons.status.upcoming': 'dates of a coupon',
	'sweepstake.state_upcoming': 'dates of a sweepstake',
};

const familyOf = (key: string) => key.replace(/\.(?:zero|one|two|few|many|other)$/, '');

test('only labels with a known fact promise something', async () => {
	const unknown = LANGUAGES.map(async (language) => {
		const labels = await readDictionary(language);
		const promising = Object.keys(labels).filter((key) => PROMISE.test(labels[key] ?? ''));
		return promising.filter((key) => FACTS[familyOf(key)] === undefined).map((key) => `${language.code} ${key}: ${labels[key]}`);
	});
	expectNone((await Promise.all(unknown)).flat(), 'the label, or FACTS in tests/unit/locales/promises.test.ts with the setting or data that knows the fact');
});

describe('what labels say about the law', () => {
	const placeholder = /\{\{law\.\w+\}\}/;

	test.each(LANGUAGES.map((language): [string, Language] => [language.code, language]))('is that of the country of %s', async (code, language) => {
		const labels = await readDictionary(language);
		const law = consumerLawOf(new Map<string, string>(Object.entries(MARKET_COUNTRIES)).get(code));
		expect(Object.values(labels).filter((text) => placeholder.test(text))).toEqual([]);
		expect(labels['product.return_right']).toContain(String(law.withdrawalDays));
		expect(labels['withdrawal.text']).toContain(String(law.withdrawalDays));
		expect(labels['withdrawal.next']).toContain(String(law.refundDays));
		expect(labels['product.conformity']).toContain(String(law.liabilityYears));
	});

	test('stands in no dictionary as a number', () => {
		const files = ['hr', 'en', 'de', 'at', 'sl', 'it', 'es', 'sr', 'me', 'bs'].map((name) => readFileSync(`locales/${name}.json`, 'utf8'));
		const keys = ['product.return_right', 'product.conformity', 'withdrawal.text', 'withdrawal.next', 'error_withdrawal_over'];
		const lines = files.flatMap((text) => text.split('\n').filter((line) => keys.some((key) => line.includes(`"${key}"`))));
		expect(lines.filter((line) => /\d/.test(line))).toEqual([]);
	});
});

test('the law of every market’s country names the act that it comes from', () => {
	expect(Object.keys(CONSUMER_LAW)).toEqual(expect.arrayContaining(Object.values(MARKET_COUNTRIES)));
	for (const { sources } of Object.values(CONSUMER_LAW)) expect(sources.join()).toMatch(/\d{4}/);
});
