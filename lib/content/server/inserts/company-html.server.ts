import { formatCapital } from '#lib/navigation/server/format-capital.server.ts';
import type { Site } from '#lib/navigation/server/site.server.ts';
import { escapeHtml } from '#lib/platform/text/escape-html.ts';

/** Name, address and e-mail in one line; empty if the company is not set. */
export function toSellerLine({ info: { company } }: Site): string {
	const { name, address, email } = company;
	return name === '' ? '' : escapeHtml([name, address.street, `${address.postcode} ${address.city}`, email].filter(Boolean).join(', '));
}

/** The company's data for an imprint (Directive 2000/31/EC, article 5), as a table; empty if the company is not set. */
export function toCompanyHtml({ info: { company }, translator: t }: Site): string {
	const { name, address, court, register, capital, management, returns, mediator, mediator_url, oib, phone, email } = company;
	if (name === '') return '';
	const rows: [string, string][] = [
		[t('imprint.name'), escapeHtml(name)],
		[t('imprint.seat'), escapeHtml(`${address.street}, ${address.postcode} ${address.city}, ${address.country}`)],
		[t('imprint.register'), escapeHtml([court, register].filter(Boolean).join(', '))],
		[t('imprint.tax'), escapeHtml(oib)],
		[t('imprint.capital'), escapeHtml(formatCapital(capital, t.locale))],
		[t('imprint.management'), escapeHtml(management)],
		[t('imprint.phone'), escapeHtml(phone)],
		[t('imprint.email'), email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`],
		[t('imprint.returns'), escapeHtml(returns)],
		[t('imprint.mediator'), toLink(mediator, mediator_url)],
	];
	const body = rows.filter(([, value]) => value !== '').map(([title, value]) => `<tr><th scope="row">${escapeHtml(title)}</th><td>${value}</td></tr>`);
	return `<table><tbody>${body.join('')}</tbody></table>`;
}

const toLink = (title: string, url: string): string =>
	title !== '' && /^https?:\/\//.test(url) ? `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>` : escapeHtml(title);
