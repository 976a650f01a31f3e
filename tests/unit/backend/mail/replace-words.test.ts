import { mailWords } from '@titraj/backend/platform/mail/mail-language.ts';
import { fillFacts, replaceWords } from '@titraj/backend/platform/mail/words/replace-words.ts';
import { expect, test } from 'vitest';

const words = mailWords('hr');
const replaced = (texts: Record<string, string>) => replaceWords(words, { texts, facts: { shop: 'Vrt' } });

test.each([
	['a text', () => replaced({ 'mail.order.open': 'Otvori' }).order.open, 'Otvori'],
	['a text with a value', () => replaced({ 'mail.order.subject': 'Broj {1}, {shop}' }).order.subject('7'), 'Broj 7, Vrt'],
	['a value that looks like a placeholder', () => replaced({ 'mail.order.subject': '{1}' }).order.subject('{shop} $&'), '{shop} $&'],
	['a value that is left out', () => replaced({ 'mail.order.delivery': '{1}–{2}' }).order.delivery('1. 1.'), '1. 1.–'],
	['a placeholder of another text', () => replaced({ 'mail.order.open': '{constructor} {3}' }).order.open, '{constructor} {3}'],
	[
		'a field of a value',
		() => replaced({ 'mail.withdrawal.received': '{number}: {name}' }).withdrawal.received({ at: '', number: '7', name: 'Ana' }),
		'7: Ana',
	],
	['a part of a letter', () => replaced({ 'mail.stockAlert.ask.subject': 'Čekate {1}?' }).stockAlert.ask('Ruža').subject, 'Čekate Ruža?'],
])('the words of mails are replaced: %s', (_what, read, expected) => {
	expect(read()).toBe(expected);
});

test('paragraphs are separated by an empty line', () => {
	expect(replaced({ 'mail.newsletter.paragraphs': 'Jedan.\n\nDva, {shop}.' }).newsletter.paragraphs).toEqual(['Jedan.', 'Dva, Vrt.']);
});

test('words without a text of the shop folder stay ours', () => {
	const own = replaced({});
	expect(own.order.subject('7')).toBe(words.order.subject('7'));
	expect({ ...own.order.transferData }).toEqual(words.order.transferData);
	expect(own.newsletter.paragraphs).toEqual(words.newsletter.paragraphs);
});

test('a fact is not filled again', () => {
	expect(fillFacts('{a} {b} {c}', { a: '{b}', b: null })).toBe('{b}  {c}');
});
