import { expect, test } from 'vitest';
import { LANGUAGES } from '#lib/platform/config/languages.ts';
import { withoutMail } from '#lib/platform/i18n/without-mail.ts';
import { readDictionary } from '#lib/platform/server/i18n/dictionary.server.ts';

const labels = { done: 'Sent to {{email}}.', 'without_mail.done': 'Noted for {{email}}. Contact us ({{contact}}).', other: 'Other' };

test('a shop that sends mails keeps its labels', () => {
	expect(withoutMail(labels, { sendsMail: true, contact: '01 234' })).toEqual({ done: 'Sent to {{email}}.', other: 'Other' });
});

test('a shop that sends no mails says how to reach it instead', () => {
	expect(withoutMail(labels, { sendsMail: false, contact: '01 234, shop@shop.example' })).toEqual({
		done: 'Noted for {{email}}. Contact us (01 234, shop@shop.example).',
		other: 'Other',
	});
});

test('a shop without phone and e-mail has no empty brackets', () => {
	expect(withoutMail(labels, { sendsMail: false, contact: '' })['done']).toBe('Noted for {{email}}. Contact us.');
});

/** A mail that was or will be sent. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
	hr: /poslali smo|poslat ćemo|javit ćemo (vam )?se|pišemo na|šaljemo na (?!potvrđene)|iz poruke|poveznicu u njoj|stiže poveznica|poruka obično stigne|provjerite e-poštu/i,
	en: /we(’ve| have) sent|we’ll (email|write|send)|is going to \{|we’ve emailed|from the email|check your (e-?mail|inbox)|link in the (e-?mail|message)|on its way/i,
	de: /haben (wir|ihnen)[^.]*(geschickt|gesendet)|schicken wir|wir schicken|wir schreiben|geht an \{|aus der (e-mail|nachricht)|in der e-mail|unterwegs/i,
};
/** Shown only on pages that a link in a mail leads to, or about mails that the shopper or somebody else writes. */
const MAY: readonly string[] = [
	...['alert.status_sent', 'alert.status_confirmed', 'newsletter.status_confirmed', 'newsletter.status_unsubscribed', 'alert.status_cancelled'],
	...['new_password.code', 'coupons.empty_text'],
	// Of price alerts, which a shop without mails does not offer (0153).
	...['price_alert.hint', 'price_alert.limit_hint', 'price_alert.status_confirmed'],
];

test.each(LANGUAGES.filter(({ code }) => code in CLAIMS))('without mails no label claims one: $code', async (language) => {
	const shown = withoutMail(await readDictionary(language), { sendsMail: false, contact: '' });
	const claim = CLAIMS[language.code];
	expect(Object.entries(shown).filter(([key, text]) => claim?.test(text) && !MAY.includes(key))).toEqual([]);
});

test.each(LANGUAGES)('each label that is replaced without mails exists in $code', async (language) => {
	const labels = await readDictionary(language);
	const without = Object.keys(labels).filter((key) => key.startsWith('without_mail.'));
	expect(without.length).toBeGreaterThan(20);
	expect(without.filter((key) => labels[key.replace('without_mail.', '')] === undefined)).toEqual([]);
});
