const FRAMEWORK =
	/\/node_modules\/(react|react-dom|scheduler|vike(?!\/dist\/client\/runtime-client-routing\/(entry|init))|vike-react|@brillout\/[a-z-]+|rosetta|dlv|templite)\/|vite\/preload-helper/;
const DATA = /\/node_modules\/(swr|dequal|use-sync-external-store)\/|\/(lib|packages\/contract)\//;
const PAGES = /\/(components\/ui\/Pagination|lib\/domain\/page-window)/;
/** Filters, order and pages of a product list: categories and search results open with them. */
const LISTING = /\/(components\/commerce\/listing\/(?!deferred)|lib\/(domain\/(price-scale|to-products-query)|hooks\/(use-listing|push-address)))/;
/** What says that a part's code comes later. */
const DEFERRED = /\/(lib\/hooks\/idle|components\/ui\/deferred)/;
/** Looks of those parts, which come with the page. */
const LOOKS: readonly (readonly [name: string, test: RegExp])[] = [
	['listing-looks', /\/components\/commerce\/listing\/(deferred|[A-Za-z]+\.module\.css)/],
	['form-looks', /\/components\/(forms\/(deferred|[A-Za-z]+\.module\.css)|ui\/Field\.module\.css)/],
	['block-looks', /\/components\/blocks\/(deferred|[A-Za-z]+\.module\.css)/],
	['store-looks', /\/components\/stores\/(deferred|[A-Za-z]+\.module\.css)/],
];
/** What several of those parts have in common: it is so little that every page brings it. */
const COMMON = /\/(lib\/hooks\/use-delivered|components\/ui\/((Pagination|Summary|control)\.module\.css|Prose\.tsx))/;
const looksOf = (id: string) => LOOKS.find(([, test]) => test.test(id))?.[0] ?? null;
const LIST_ADDRESS = /\/lib\/(domain\/(list-|normalise-price)|hooks\/use-location-search)/;
/** What categories and posts have in common with pages of blocks. */
const TILES = /\/components\/blocks\/(BlockSection|CategoryTiles|MakerList|MenuBlock|PostGrid)/;
const CONTENT = /\/components\/(content|promotions)\//;
const LISTS = /\/components\/(blocks\/|ui\/Late)/;
const STATES = /\/components\/ui\/(EmptyState|Scope)/;
const ACCOUNT = /\/(components|lib\/(hooks|domain))\/account\/|\/packages\/contract\/formats\/postcode/;
const SOCIAL = /\/(components\/account\/SocialSignIn|lib\/hooks\/account\/social-sign-in)/;
/** What forms are checked with: asked for when one is sent. */
const CHECKS = /\/packages\/contract\/formats\/(?!postcode)|\/lib\/domain\/account\/check-form/;
const FORMS = /\/components\/ui\/(Field|TextInput|PasswordInput|Checkbox|Select|Skeleton|IconButton)\./;
const PRODUCT_ONLY = /\/components\/commerce\/(BuyBox|ProductGallery|Reviews|SpecTable|StarRow)/;
/** Code of a product's page that comes with the first interaction; its styles are the page's own. */
const PRODUCT_DETAILS =
	/\/pages\/catalog\/product\/details\/\w+\.tsx|\/components\/commerce\/(Reviews|SpecTable|StarRow)\.tsx|\/lib\/hooks\/(load-cards|recently-viewed)|\/lib\/i18n\/format-file-size/;
/** Lines of a quick order: the screen and the reader of files share them. */
const QUICK_ORDER = /\/lib\/(domain\/(order-lines|quick-order)|hooks\/(use-quick-order|lookup-codes))\.ts/;
/** What changes a cart comes with the first change. */
const CART_CHANGES = /\/node_modules\/immer\/|\/lib\/(domain|hooks)\/(kept-)?cart-(changes|queue)\.ts/;
/** What only some personal pages open with, so that the others do not carry it. */
const PERSONAL: readonly (readonly [name: string, test: RegExp])[] = [
	['checkout', /\/components\/checkout\/(CheckoutFrame|LaterOrder|OrderSummary|StepBar)\.|\/lib\/(hooks\/checkout\/use-checkout|domain\/checkout\/steps)/],
	['choices', /\/components\/checkout\/(ChoiceList|PaymentChoices|StepForm)\./],
	['place-order', /\/components\/checkout\/PlaceOrder\.|\/lib\/(hooks\/checkout\/(place-order|order-key-of)|domain\/checkout\/find-obstacle)/],
	['cart-later', /\/components\/(commerce\/CrossSell|checkout\/ShippingEstimate)\.tsx|\/lib\/hooks\/checkout\/load-related/],
	['orders', /\/components\/checkout\/(OrderDetails|OrderLines|OrderState|ProviderForm)\.|\/lib\/hooks\/checkout\/create-payment/],
	['order', /\/lib\/hooks\/use-order\./],
	['cart-lines', /\/components\/commerce\/(CartLine|CartLines|CartDrawer|CartEmpty|mount-cart-drawer)\./],
	['suggestions', /\/components\/commerce\/suggestions\//],
	['saved', /\/lib\/(hooks\/(saved-|use-saved|load-saved|refetch-until|change-saved)|domain\/saved-lists)/],
	['product-data', /\/lib\/(api\/mappers\/to-product|domain\/(variant-axes|visibility))/],
	['account-send', /\/components\/account\/AccountForm\.tsx|\/lib\/hooks\/account\/use-form/],
	[
		'account-forms',
		/\/components\/account\/(AccountForm\.module|AuthCard|AuthLinks|DataStates|Notice|Panel|TextField)\.|\/packages\/contract\/formats\/postcode/,
	],
	['order-names', /\/lib\/(domain\/checkout\/(order-identificator|order-number)|i18n\/format-day)\.ts/],
	['early-choices', /\/components\/ui\/early-choices/],
	['location', /\/lib\/hooks\/use-location-search/],
	['session', /\/lib\/hooks\/(session|sign-in-out|reload-once|has-unsent-input)\.ts/],
	['watch', /\/lib\/hooks\/watch-build/],
	['dialog', /\/components\/ui\/(Dialog|mount-dialog)\.tsx/],
	['quick-signup', /\/components\/account\/QuickSignup\./],
	['languages', /\/(components|renderer)\/languages\/|\/lib\/(domain\/(suggest-language|bots)|config\/language-offers|hooks\/language-answer)/],
];
const personalOf = (id: string) => PERSONAL.find(([, test]) => test.test(id))?.[0] ?? null;
/** The question of consent, for those who have not answered it; what keeps the answer is shared with the account's page. */
const CONSENT = /\/components\/consent\/|\/renderer\/consent\/(show-banner|open-consent)/;
/** What others measure with, for those who let them. */
const TAGS = /\/renderer\/tags\/(?!follow-consent)|\/lib\/(domain\/(analytics|tags)|config\/analytics-events)/;
const CONSENT_KEPT = /\/lib\/(domain\/consent|hooks\/(consent|save-consent))\.ts/;
const MODALS = /\/components\/commerce\/modals\//;
const SCREEN = /\/pages\/([a-z]+\/[a-z_-]+)\/[^+]/;
/** Where the code that runs as a product page opens starts: the fullest of the pages that most shoppers open, and the cards of all others. */
const OPENING = /virtual:vike:page-entry:client:\/pages\/all$|\/pages\/catalog\/product\/Screen\.tsx$|\/components\/commerce\/ProductGrid\.tsx$/;

/** Parts of content pages: each kind is a chunk of its own, so that a page of text does not carry a form. */
const PARTS: readonly (readonly [name: string, test: RegExp])[] = [
	['clock', /\/lib\/(hooks\/(use-shop-time|use-sweepstake-state)|domain\/(shop-time|sweepstake-state))/],
	['stores', /\/components\/stores\/|\/lib\/(hooks\/(use-stores|ask-place)|domain\/(opening|store-query|map-projection)|api\/mappers\/to-store-card)/],
	['content-forms', /\/components\/forms\//],
];
const partOf = (id: string) => PARTS.find(([, test]) => test.test(id))?.[0] ?? null;

type Modules = { readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null };

const screenOf = (id: string) => (PRODUCT_ONLY.test(id) ? 'catalog/product' : (SCREEN.exec(id)?.[1] ?? null));

/** Whether static imports lead from an opening page to the module. */
function opens(id: string, modules: Modules, seen = new Set<string>()): boolean {
	if (OPENING.test(id)) return true;
	if (seen.has(id)) return false;
	seen.add(id);
	return modules.getModuleInfo(id)?.importers.some((importer) => opens(importer, modules, seen)) ?? false;
}

/**
 * Few files that live long: the framework, what an opening page needs, and what comes later: lists, data, other views. A screen is one chunk
 * and one stylesheet, named after it (document-files.ts finds it so). Without these groups Vike writes both for each CSS file.
 */
export const groups = [
	{ name: 'framework', test: FRAMEWORK, priority: 30 },
	{ name: 'product-details', test: PRODUCT_DETAILS, priority: 28 },
	{ name: screenOf, test: (id: string) => screenOf(id) !== null, priority: 25 },
	{
		name: (id: string, modules: Modules) => (COMMON.test(id) || opens(id, modules) ? 'shop' : null),
		test: /\/(components|lib|packages\/contract|renderer)\//,
		priority: 20,
	},
	{ name: 'cart-changes', test: CART_CHANGES, priority: 21 },
	{ name: looksOf, test: (id: string) => looksOf(id) !== null, priority: 19 },
	{ name: 'deferred', test: DEFERRED, priority: 18 },
	{ name: 'list-address', test: LIST_ADDRESS, priority: 17 },
	{ name: 'pages', test: PAGES, priority: 17 },
	{ name: 'listing', test: LISTING, priority: 16 },
	{ name: 'quick-order', test: QUICK_ORDER, priority: 16 },
	{ name: 'checks', test: CHECKS, priority: 16 },
	{ name: 'social', test: SOCIAL, priority: 16 },
	{ name: personalOf, test: (id: string) => personalOf(id) !== null, priority: 18 },
	{ name: 'account', test: ACCOUNT, priority: 15 },
	{ name: 'forms', test: FORMS, priority: 15 },
	{ name: 'totals', test: /\/components\/commerce\/(CartTotals|OrderTotals)/, priority: 15 },
	{ name: partOf, test: (id: string) => partOf(id) !== null, priority: 15 },
	{ name: 'tiles', test: TILES, priority: 16 },
	{ name: 'lists', test: LISTS, priority: 15 },
	{ name: 'content', test: CONTENT, priority: 16 },
	{ name: 'states', test: STATES, priority: 15 },
	{ name: 'modals', test: MODALS, priority: 15 },
	{ name: 'consent', test: CONSENT, priority: 15 },
	{ name: 'tell', test: /\/lib\/hooks\/tell\.ts/, priority: 18 },
	{ name: 'tags', test: TAGS, priority: 16 },
	{ name: 'consent-kept', test: CONSENT_KEPT, priority: 16 },
	{ name: 'views', test: /\/components\//, priority: 10 },
	{ name: 'data', test: DATA, minShareCount: 2, priority: 10 },
];
