import type { Fields } from '@titraj/contract/shop/provider-message.ts';
import { escapeHtml } from '../platform/mail/escape-html.ts';

/** HTML of a form with hidden fields that the browser submits to a provider. */
export function hiddenForm(action: string, fields: Fields): string {
	const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
	return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}</form>`;
}
