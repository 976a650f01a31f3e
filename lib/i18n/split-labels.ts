import { LABEL_MODULES, type LabelModule } from './label-files.ts';

/** First words of the keys that the screens of the catalogue, of CMS pages and of publishing ask for as they open. */
const OPENING = new Set([...['block', 'breadcrumbs', 'buy', 'card', 'count', 'pagination'], ...['price', 'quantity', 'rating', 'stock']]);
/** First words of the keys of static HTML, which no browser's code asks for: chrome (ADR 8). */
const STATIC = new Set(['chrome']);

/** First words of the keys of modules that have more words than their own name. */
const WORDS: Readonly<Partial<Record<LabelModule, readonly string[]>>> = {
	errors: ['error', 'maintenance'],
	goods: ['compare', 'details', 'gallery', 'pickup', 'quick', 'review', 'saved', 'section', 'share', 'warehouse', 'wishlist'],
	lists: ['list', 'search'],
	posts: ['post', 'posts'],
	sign_in: ['confirm', 'forgotten', 'new_password', 'quick_signup', 'signup'],
	account: [...['account', 'addresses', 'consents', 'coupons', 'edit', 'invoice', 'login', 'my_comments', 'orders', 'password', 'wishes']],
};
/** Keys of other modules that a module's screens ask for as well, so that they need that one alone. */
const SHARED: Readonly<Partial<Record<LabelModule, RegExp>>> = {
	goods: /^(account\.(error_|loading)|not_found|product)/,
	account:
		/^(action|cart\.(items|coupon|shipping|payment|free|total|tax)|checkout\.pay_again|slip\.action|error_(?!abandonment|currency|empty_payment|order_(?!not_found|key)|payment|shipping))/,
	checkout:
		/^(action|cart|changed_|not_found|product|dialog|error_(?!addresses|birthday|code|currency|login|password)|field|password|account\.(error_|failed|loading|optional|sending)|login\.submit)/,
	ordered: /^(error_password|order_|payment_status|quick_signup|slip|withdrawal|signup\.pending|account\.password|login\.password)/,
};

export type LabelModules = Readonly<Record<LabelModule, string>>;

/** The texts of the modules that take a language's labels to the browser (D7). */
export function splitLabels(labels: Readonly<Record<string, string>>): LabelModules {
	const inBrowser = Object.entries(labels).filter(([key]) => !STATIC.has(firstWord(key)));
	const of = (module: LabelModule) => inBrowser.filter(([key]) => moduleOf(key) === module || SHARED[module]?.test(key));
	return Object.fromEntries(LABEL_MODULES.map((module) => [module, toModule(of(module))])) as Record<LabelModule, string>;
}

/** A module without words of its own takes the keys that start with its name. */
function moduleOf(key: string): LabelModule {
	const word = firstWord(key);
	if (OPENING.has(word)) return 'opening';
	return LABEL_MODULES.find((module) => (WORDS[module] ?? [module]).includes(word)) ?? 'later';
}

function firstWord(key: string): string {
	return key.split('.', 1)[0] ?? '';
}

function toModule(entries: readonly (readonly [string, string])[]): string {
	return `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
}
