import type { PaymentForm } from '@titraj/contract/checkout-outcome.ts';
import sanitizeHtml from 'sanitize-html';

const LONGEST_FORM = 64 * 1024;
const MOST_FIELDS = 60;
const FIELD_NAME = /^[\w.:[\]-]{1,60}$/;
const LONGEST_VALUE = 8000;

/**
 * Target URL and hidden fields of a provider's form; the rest of its HTML is not used. Null unless it is exactly one POST form with an
 * absolute URL and plain fields (Spec 4, Checkout result).
 */
export function readHiddenForm(html: string): PaymentForm | null {
	if (html.length > LONGEST_FORM) return null;
	const forms: sanitizeHtml.Attributes[] = [];
	const inputs: sanitizeHtml.Attributes[] = [];
	sanitizeHtml(html, {
		onOpenTag: (name, attributes) => {
			if (name === 'form') forms.push({ ...attributes });
			if (name === 'input' && forms.length > 0) inputs.push({ ...attributes });
		},
	});
	const [form] = forms;
	const action = form?.['action'] ?? '';
	if (forms.length !== 1 || form?.['method']?.toLowerCase() !== 'post' || !/^https?:$/.test(URL.parse(action)?.protocol ?? '')) return null;
	const fields = inputs.filter(({ type }) => type === 'hidden').map(({ name = '', value = '' }) => ({ name, value }));
	const isPlain = fields.every(({ name, value }) => FIELD_NAME.test(name) && value.length <= LONGEST_VALUE);
	return fields.length > 0 && fields.length <= MOST_FIELDS && isPlain ? { action, fields } : null;
}
