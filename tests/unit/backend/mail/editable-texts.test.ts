import { MAIL_TEMPLATES } from '@titraj/backend/merchant-api/mails/preview-mail.ts';
import { mailWords, toMailLang } from '@titraj/backend/platform/mail/mail-language.ts';
import { toEditableTexts } from '@titraj/backend/platform/mail/texts/editable-texts.ts';
import { findTextError, toNamed, toNumbered, toOwnText, toPlaceholders } from '@titraj/backend/platform/mail/texts/placeholders.ts';
import { MARKETS } from '@titraj/backend/platform/market/market.ts';
import { describe, expect, it } from 'vitest';

const TO_CUSTOMERS = MAIL_TEMPLATES.filter((template) => !template.startsWith('merchant_'));

describe.each(MARKETS)('texts of mails in %s', (market) => {
	it.each(TO_CUSTOMERS)('of %s can be changed, with named placeholders, and ours passes its own check', (template) => {
		const words = mailWords(toMailLang(market));
		const found = toEditableTexts(template).flatMap((text) => {
			const own = toOwnText(words, text);
			return own === null ? [] : [{ text, own }];
		});
		expect(found.length).toBeGreaterThan(0);
		for (const { text, own } of found) {
			expect([text.key, findTextError(own, own, text)]).toEqual([text.key, null]);
			expect(own).not.toMatch(/\bundefined\b|\[object|\{\d\}/);
			expect(toNamed(toNumbered(own, text), text)).toBe(own);
			expect(toPlaceholders(own).some(({ name, required }) => name === '{shop}' && !required)).toBe(true);
		}
	});
});

it('name no text that the law prescribes', () => {
	const keys = TO_CUSTOMERS.flatMap((template) => toEditableTexts(template).map(({ key }) => key));
	expect(keys.filter((key) => key.includes('confirmation.') || key === 'mail.order.withdrawal' || key === 'mail.withdrawal.received')).toEqual([]);
});
