/** Labels modules of a language: what most pages open with, what kinds of pages and dialogs add, and what is asked for last. */
export const LABEL_MODULES = [
	...(['opening', 'account', 'sign_in', 'checkout', 'ordered', 'calendar', 'category', 'comments', 'contact', 'errors', 'flyer'] as const),
	...(['faq', 'goods', 'lists', 'makers', 'page', 'newsletter', 'not_found', 'posts', 'product', 'quick_order', 'stores', 'sweepstake', 'later'] as const),
] as const;
export type LabelModule = (typeof LABEL_MODULES)[number];

/** What screens add to the labels that all pages open with; the first that fits. */
const ADDED: readonly (readonly [screen: RegExp, modules: readonly LabelModule[]])[] = [
	[/^auth\/(change_password|confirm_signup|edit|forgotten_password|login|signup|signup_confirm)$/, ['account', 'sign_in']],
	[/^auth\//, ['account']],
	[/^error\//, ['not_found']],
	[/^catalog\/(content_)?search$/, ['lists', 'not_found']],
	[/^catalog\/product$/, ['product']],
	[/^catalog\/category$/, ['category']],
	[/^catalog\/manufacturers$/, ['makers']],
	[/^catalog\/quick_order$/, ['quick_order']],
	[/^catalog\/(compare|wishlist)$/, ['later', 'goods']],
	[/^webshop\/(shopping_cart|login|customer|shipping|payment|review_order)$/, ['checkout']],
	[/^webshop\//, ['checkout', 'ordered']],
	[/^publish\//, ['posts']],
	[/^newsletter\//, ['newsletter']],
	[/^sweepstake\//, ['sweepstake']],
	[/^cms\/faq/, ['faq']],
	[/^cms\/flyer/, ['flyer']],
	[/^cms\/(contact|default)/, ['page']],
	[/^cms\/(advent|promotion)/, ['calendar']],
	[/^(catalog|cms|publish|staticcontent|location)\//, []],
];
const OF_ALL_OTHERS: readonly LabelModule[] = ['later'];

/** The modules that a screen opens with. */
export function labelModulesOf(screen: string): readonly LabelModule[] {
	return ['opening', ...(ADDED.find(([pattern]) => pattern.test(screen))?.[1] ?? OF_ALL_OTHERS)];
}

/** Address of one of a language's labels modules, from that of the first. */
export function toLabelsAddress(first: string, module: LabelModule): string {
	return module === 'opening' ? first : first.replace(/\.js$/, `.${module}.js`);
}
