import { CODE_FORMS } from '@titraj/contract/payment-slip/code-forms.ts';

/** The barcode of a slip's text as an SVG picture; its code is fetched by whoever draws one. */
export async function drawCode(form: keyof typeof CODE_FORMS, text: string): Promise<string> {
	const { toSVG } = await import('bwip-js/generic');
	return toSVG({ ...CODE_FORMS[form], text });
}
