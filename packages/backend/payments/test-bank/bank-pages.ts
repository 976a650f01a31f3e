import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { BankAsked } from './bank-asked.ts';

const WORDS = {
	hr: {
		title: 'Plaćanje karticom',
		bank: 'Probna banka',
		test: 'Ovo je probna stranica: novac se ne naplaćuje.',
		order: 'Narudžba',
		amount: 'Iznos',
		rates: 'Broj rata',
		approve: 'Plati',
		secure: 'Plati uz potvrdu kodom',
		decline: 'Banka odbija',
		cancel: 'Odustani i vrati se u trgovinu',
		card: 'Broj kartice',
		expiry: 'Vrijedi do (MM/GG)',
		cvc: 'CVC',
		pay: 'Plati',
		code: 'Upišite kod iz poruke (šest znamenki)',
		confirm: 'Potvrdi',
		approved: 'Plaćanje je odobreno.',
		declined: 'Plaćanje je odbijeno.',
		cancelled: 'Odustali ste od plaćanja.',
		back: 'Natrag u trgovinu',
		wrong: 'Zahtjev za plaćanje nije ispravan.',
	},
	en: {
		title: 'Card payment',
		bank: 'Test bank',
		test: 'This is a test page: no money is taken.',
		order: 'Order',
		amount: 'Amount',
		rates: 'Instalments',
		approve: 'Pay',
		secure: 'Pay and confirm with a code',
		decline: 'The bank declines',
		cancel: 'Cancel and return to the shop',
		card: 'Card number',
		expiry: 'Valid until (MM/YY)',
		cvc: 'CVC',
		pay: 'Pay',
		code: 'Enter the code from the message (six digits)',
		confirm: 'Confirm',
		approved: 'The payment was approved.',
		declined: 'The payment was declined.',
		cancelled: 'You cancelled the payment.',
		back: 'Back to the shop',
		wrong: 'This payment request is not valid.',
	},
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];
const wordsOf = (asked: BankAsked | null): Words => (asked?.lang === 'en' ? WORDS.en : WORDS.hr);

export function toChoicePage(asked: BankAsked): string {
	const words = wordsOf(asked);
	return toPage(asked, [
		toForm('/bank/decide', { ...asked, status: 'approved' }, toButton(words.approve, 'approve')),
		toForm('/bank/code', asked, toButton(words.secure, 'secure')),
		toForm('/bank/decide', { ...asked, status: 'declined' }, toButton(words.decline, 'decline')),
		toForm('/bank/decide', { ...asked, status: 'cancelled' }, toButton(words.cancel, 'cancel')),
	]);
}

export function toCardPage(asked: BankAsked): string {
	const words = wordsOf(asked);
	const inputs = [toInput('card_number', words.card, 'cc-number'), toInput('card_expiry', words.expiry, 'cc-exp'), toInput('card_cvc', words.cvc, 'cc-csc')];
	return toPage(asked, [
		toForm('/bank/card', asked, inputs.join('') + toButton(words.pay, 'approve')),
		toForm('/bank/decide', { ...asked, status: 'cancelled' }, toButton(words.cancel, 'cancel')),
	]);
}

export function toCodePage(asked: BankAsked, { callback = '', never = '' }: Readonly<Record<string, string>>): string {
	const words = wordsOf(asked);
	const kept = { ...asked, ...(callback && { callback }), ...(never && { never }) };
	return toPage(asked, [toForm('/bank/code', kept, toInput('code', words.code, 'one-time-code') + toButton(words.confirm, 'approve'))]);
}

/** The result of a payment and, if `returns`, a form back to the shop that submits itself. */
export function toReturnPage(asked: BankAsked, result: Readonly<Record<string, string>>, { returns }: { returns: boolean }): string {
	const words = wordsOf(asked);
	const said = { approved: words.approved, declined: words.declined, cancelled: words.cancelled }[result['status'] ?? ''] ?? '';
	return toPage(asked, [
		`<p role="status">${said}</p>`,
		...(returns ? [toForm(asked.return_url, result, toButton(words.back, 'back'), 'data-return'), '<script src="/bank/bank.js" defer></script>'] : []),
	]);
}

export const toWrongPage = (): string => toPage(null, [`<p role="alert">${WORDS.hr.wrong}</p>`]);

function toForm(action: string, fields: Readonly<Record<string, string>>, inside: string, mark = ''): string {
	const hidden = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
	return `<form method="post" action="${escapeHtml(action)}" ${mark}>${hidden.join('')}${inside}</form>`;
}

const toButton = (text: string, name: string): string => `<button data-action="${name}">${text}</button>`;
const toInput = (name: string, label: string, autocomplete: string): string =>
	`<label>${label}<input name="${name}" autocomplete="${autocomplete}" inputmode="numeric" required></label>`;

function toPage(asked: BankAsked | null, parts: readonly string[]): string {
	const words = wordsOf(asked);
	const facts = asked === null ? '' : toFacts(asked, words);
	return `<!doctype html><html lang="${asked?.lang === 'en' ? 'en' : 'hr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><style>${STYLE}</style></head><body><main><p class="bank">${words.bank}</p><h1>${words.title}</h1><p>${words.test}</p>${facts}${parts.join('')}</main></body></html>`;
}

function toFacts({ order_number, amount, currency, instalments }: BankAsked, words: Words): string {
	const money = `${(Number(amount) / 100).toFixed(2)} ${escapeHtml(currency)}`;
	const rows = [[words.order, escapeHtml(order_number)], [words.amount, money], ...(instalments === '1' ? [] : [[words.rates, escapeHtml(instalments)]])];
	return `<dl>${rows.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl>`;
}

const STYLE =
	'body{margin:0;background:#eef1f4;color:#16202b;font:16px/1.5 system-ui,sans-serif}main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:8px}.bank{font-weight:700}h1{font-size:1.4rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;font-weight:600}label{display:block;margin-block:.75rem}input:not([type=hidden]){display:block;width:100%;box-sizing:border-box;padding:.6rem;font:inherit;border:1px solid #6b7785;border-radius:4px}button{width:100%;margin-block:.35rem;padding:.8rem;font:inherit;font-weight:600;border:1px solid #16202b;border-radius:4px;background:#fff;color:#16202b}button[data-action=approve]{background:#0b4f9c;border-color:#0b4f9c;color:#fff}';
