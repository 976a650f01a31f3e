import { test } from 'vitest';
import de from '#locales/de.json' with { type: 'json' };
import en from '#locales/en.json' with { type: 'json' };
import es from '#locales/es.json' with { type: 'json' };
import hr from '#locales/hr.json' with { type: 'json' };
import it from '#locales/it.json' with { type: 'json' };
import { expectNone } from '#tests/support/expect-none.ts';

/** Words for an invoice, and the labels that may use them: billing details, invoices by law, and that a paper is none. */
const WORDS = {
	// "Račun" is also an account, so only its documents are looked for.
	hr: { labels: hr, word: /račun(a|e)? (za ispis|za narudžbu)|preuzima\S* račun|naći račun|račun šalj/i },
	en: { labels: en, word: /\binvoices?\b/i },
	de: { labels: de, word: /\brechnung(en)?\b/i },
	it: { labels: it, word: /\bfattur[ae]\b/i },
	es: { labels: es, word: /\bfacturas?\b/i },
};
const MAY = /nije račun|not an invoice|keine Rechnung|non è una fattura|no es una factura/;
/** What a shopper gives for an invoice, or what the law calls one. */
const ABOUT_DETAILS: readonly string[] = ['checkout.customer.for_company', 'checkout.customer.privacy', 'account.oib_hint', 'addresses.for_billing'];
/** Names of papers that have numbers of their own; a shop that does not number its papers has none to show. */
const NUMBERED = 'orders.paper.';

test('no label calls an unnumbered paper an invoice', () => {
	const wrong = Object.entries(WORDS).flatMap(([lang, { labels, word }]) =>
		Object.entries(labels)
			.filter(([key, text]) => word.test(text) && !MAY.test(text) && !ABOUT_DETAILS.includes(key) && !key.startsWith(NUMBERED))
			.map(([key, text]) => `locales/${lang}.json ${key}: ${text}`),
	);
	expectNone(wrong, 'the label, or ABOUT_DETAILS in tests/unit/locales/no-invoice.test.ts');
});
