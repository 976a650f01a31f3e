import { CODE_FORMS } from '@titraj/contract/payment-slip/code-forms.ts';

/** Draws the barcode of a slip's text as an SVG picture; the code for it is loaded on demand. */
export async function drawCode(form: keyof typeof CODE_FORMS, text: string): Promise<string> {
	const { toSVG } = await import('bwip-js/generic');
	return toSVG({ ...CODE_FORMS[form], text });
}
