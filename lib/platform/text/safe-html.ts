declare const sanitised: unique symbol;

/** HTML that may be inserted into a page. Plain text, such as a label, is not of this type, so it cannot be rendered as markup (D21). */
export type SafeHtml = string & { readonly [sanitised]: true };

/** Declares HTML safe. Only for the sanitiser's output, and for markup of our own around it whose texts are escaped. */
export const asSafeHtml = (html: string): SafeHtml => html as SafeHtml;
