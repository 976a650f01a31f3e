import { DEFAULT_TIMINGS } from './timings.ts';

/** One setting that comes from outside, as `.env.example` and docs/environment.md show it. */
export interface Variable {
	readonly name: string;
	/** What stands in `.env.example`. */
	readonly value: string;
	readonly about: string;
}

/** Read and validated by environment.server.ts. */
export const STOREFRONT_VARIABLES: readonly Variable[] = [
	{ name: 'BACKEND_URL', value: '', about: 'Origin of the commerce backend. Empty: http://127.0.0.1:8787, where `npm start` then starts the embedded one.' },
	{
		name: 'SITE_URL',
		value: '',
		about:
			'Public origin of the shop: the origin that writes must come from, the return of social login, the base-host header. Canonical addresses are of the site_url that the backend says; the embedded one says its own SITE_URL. Empty: the URL of the platform, else http://localhost:8888.',
	},
	{ name: 'LANGUAGES', value: 'hr', about: 'Language variants, comma-separated, out of hr en de at rs si it ba me es; hr is always on.' },
	{
		name: 'CLEAR_CACHE_SECRET',
		value: '',
		about:
			'Allows POST /api/nuxtapi/clearCache/ with the header x-clear-cache-secret (16 characters or more), and the addresses /?devclearcache=labels,catalog#secret=... and &secret=... of every page; behind # no server logs it. Empty: staff alone.',
	},
	{ name: 'BACKEND_TIMEOUT', value: '10000', about: 'Milliseconds for one attempt of a backend call.' },
	{
		name: 'MEDIA_CACHE_DIR',
		value: '',
		about:
			'Directory for encoded pictures. Empty: nothing is kept (a CDN in front does it); `npm start`, `npm run serve` and `npm run dev` then use .cache/media.',
	},
	{ name: 'IMAGE_CONCURRENCY', value: '2', about: 'Pictures encoded at the same time.' },
	{ name: 'IDENTITY_PROVIDER', value: '', about: "Code of the identity provider that signs people in. Empty: the shop's own sign-in form." },
	{ name: 'LOGGED_IN_REDIRECT', value: '', about: 'Where signed-in visitors of sign-in pages go. Empty: the account page.' },
	{ name: 'LOGGED_OUT_REDIRECT', value: '', about: 'Where signed-out visitors of account pages go. Empty: the sign-in page.' },
	{ name: 'DASHBOARD_REDIRECT', value: '', about: 'Where the account page itself leads. Empty: it shows the account.' },
	{
		name: 'CHECKOUT_STEPS',
		value: '',
		about: 'Of the checkout steps shipping, payment and review_order those that the shop has, comma-separated. Empty: all.',
	},
	{ name: 'WEBSHOP_AUTH', value: 'on', about: 'on: the checkout first asks buyers to sign in or to continue as a guest. off: it does not ask.' },
	{ name: 'ORDER_NUMBER_PATTERN', value: '%order_number%', about: "How an order's number is written; %order_number% stands for it." },
	{ name: 'PAYMENT_TRANSFER_PRINT', value: 'on', about: 'on: bank transfers have a payment slip to print.' },
	{
		name: 'PAYMENT_HOSTS',
		value: '',
		about:
			"Origins of payment providers' pages, comma-separated: forms and redirects of a payment lead there and nowhere else, and the page policy (form-action) names them; they count when pages are built, too. Empty: the backend's own test bank where the backend is on this machine, else none.",
	},
	{
		name: 'CONTENT_SCRIPT_HOSTS',
		value: '',
		about:
			"Origins of scripts that editors may put into content, comma-separated: they load with a visitor's consent, and the page policy names them. Empty: scripts in content are left out.",
	},
	{
		name: 'TAG_HOSTS',
		value: '',
		about:
			'What the tags of the Google Tag Manager container may load from and send to, comma-separated: the presets google-ads, meta and hotjar, and https origins such as https://pixel.partner.example or https://*.partner.example. The page policy names them where the backend names a container. Inline scripts stay blocked: use templates of the container, no custom HTML. Empty: Google Analytics alone.',
	},
	{ name: 'SHOW_ITEM_EAN', value: 'on', about: 'on: lines of an order say their EAN.' },
	{ name: 'QUICK_ORDER', value: 'on', about: 'on: the catalogue has a form to order many products at once by their codes. off: it has none.' },
	{ name: 'WAREHOUSE_VIEW', value: '', about: 'on: users with the permission below have the warehouse view. off or empty: nobody has.' },
	{ name: 'WAREHOUSE_PERMISSION', value: '', about: 'Name of that permission; warehouse_view where left empty.' },
	{
		name: 'REMOVAL_LIMIT',
		value: '20',
		about:
			'Percent of the pages of one content type that a build may remove, from 0 to 100: one that would remove more, all of a type or a home page removes nothing and fails. One or two pages may always go while others of their type are left. `npm run prerender -- --allow-removal` lifts it once.',
	},
	{ name: 'CDN', value: 'shared', about: 'shared: rendered pages may be kept by the CDN. private: they may not (previews).' },
	{ name: 'CACHE_PROFILE', value: 'production', about: 'production: answers are fresh for 2 minutes. default: for 5, pages of the CMS for 10.' },
	{
		name: 'COUNTRY_LOOKUP_URL',
		value: '',
		about: "Look-up of a visitor's country where the platform does not know it; {ip} stands for the address. Empty: none.",
	},
	{
		name: 'REBUILD_SECRET',
		value: '',
		about: 'Secret that the backend signs its content webhook with (16 characters or more). Empty: POST /api/rebuild answers 404.',
	},
	{
		name: 'BASE_CLIENT_SECRET',
		value: '',
		about:
			"Shared by storefront and backend (16 characters or more): the storefront sends it beside the shopper's address, by which the backend counts tries. Empty: the embedded backend believes the address on the loopback address alone, and counts by account elsewhere.",
	},
	{ name: 'BUILD_HOOK_URL', value: '', about: "The host's build hook: called when a change needs a whole build. Empty: none." },
	{
		name: 'TRUSTED_PROXIES',
		value: '',
		about:
			"How many proxies of yours stand in front of `npm run serve` or `npm start`: limits then count by the address that the outermost of them wrote into X-Forwarded-For. Empty: none, the connection's own address counts.",
	},
	{
		name: 'TOKEN_CALLS_PER_MINUTE',
		value: '60',
		about: 'Calls for a session (/api/nuxtapi/token, and sign-outs) that one address may make in a minute, new guests among them; more are answered with 429.',
	},
	{
		name: 'LOG_LEVEL',
		value: '',
		about:
			'What the log holds at least: info (a line each request), warn, error or silent. Empty: info in functions, warn in the embedded backend and `npm start`.',
	},
	{
		name: 'SERVICE_WORKER',
		value: 'on',
		about: 'on: visited pages are served without a connection. off: with the next build browsers forget what they kept, and the worker that kept it.',
	},
	{
		name: 'TIMINGS',
		value: '',
		about: `Delays and limits that differ from the usual ones, as a JSON object such as {"idleReloadTimeout":600000}: milliseconds, except for counts and pixels. It counts when the shop is built, too. Usual ones: ${JSON.stringify(DEFAULT_TIMINGS).replaceAll('"', '').replaceAll(',', ', ').replaceAll(':', ' ').slice(1, -1)}.`,
	},
	{
		name: 'S3_ENDPOINT',
		value: '',
		about: 'Address of S3-compatible storage for `npm run prerender -- --output s3://bucket/prefix`. Empty: that of Amazon in the region below.',
	},
	{ name: 'S3_REGION', value: '', about: 'Region of that storage. Empty: us-east-1, which most services of other makers take.' },
	{ name: 'S3_ACCESS_KEY_ID', value: '', about: 'Who writes there: may read, write, delete and list in the bucket. Every machine that renders needs it.' },
	{ name: 'S3_SECRET_ACCESS_KEY', value: '', about: 'The secret of that key. It is never sent to other machines.' },
];

/** Read and validated by the embedded backend (packages/backend/platform/settings/config.ts); another backend has its own. */
export const BACKEND_VARIABLES: readonly Variable[] = [
	{ name: 'HOST', value: '127.0.0.1', about: 'Address that the backend listens on.' },
	{ name: 'PORT', value: '8787', about: 'Port that the backend listens on, where `--port` does not say another.' },
	{ name: 'DATABASE_URL', value: '', about: 'A Postgres server. Empty: the embedded database in the folder of `--data`.' },
	{ name: 'JWT_SECRET', value: '', about: 'Signs session tokens (32 characters or more). Empty: made once and kept beside the data.' },
	{
		name: 'REBUILD_URL',
		value: '',
		about: 'Where the shop takes content changes, for example https://shop.example/api/rebuild; signed with REBUILD_SECRET. Empty: none are sent.',
	},
	{
		name: 'PAYMENT_METHODS',
		value: '',
		about:
			'Payment methods that the shop offers, in this order, separated by commas: card, wallet, card_direct, card_form, bank_transfer, cash_on_delivery, pay_in_store. Empty: all but card_direct (the card page at once) and card_form (a card form in the shop).',
	},
	{
		name: 'PAY_LATER_MAX_PIECES',
		value: '',
		about: 'Most pieces of one product in an order that is paid on receipt (cash_on_delivery, pay_in_store). Empty: 10.',
	},
	{
		name: 'PAY_LATER_MAX_TOTAL',
		value: '',
		about: 'Highest total, in euros, of an order that is paid on receipt. Empty: 1000; cash on delivery ends at 700 in any case.',
	},
	{
		name: 'ORDER_CONFIRM_ABOVE',
		value: '',
		about: 'Orders above this total, in euros, reserve nothing until staff confirm them at /admin/narudzbe/. 0: every order. Empty: 3000. Needs ADMIN_PAGES.',
	},
	{
		name: 'ORDER_CONFIRM_AFTER_OPEN',
		value: '',
		about: 'With so many unpaid orders of the last week from one network, its next order waits for staff too. 0: every order. Empty: 20.',
	},
	{
		name: 'PICKUP_DAYS',
		value: '',
		about: 'Days for which an order that is paid at pickup is kept; then it is cancelled and its goods are sold again. Empty: 7.',
	},
	{ name: 'BANK_URL', value: '', about: "Origin of the bank's pages. Empty: the backend plays a test bank itself, where it may." },
	{
		name: 'TEST_BANK',
		value: '',
		about: '1: the backend may play a bank, which approves whatever one clicks. 0: it starts with BANK_URL alone. Empty: on the loopback address alone.',
	},
	{ name: 'BANK_SECRET', value: '', about: 'Shared with the bank (16 characters or more). Empty: derived from JWT_SECRET.' },
	{
		name: 'DEV_PAGES',
		value: '',
		about:
			'1: the pages /dev/outbox, /dev/vitals and the provider for trying social login. 0: none. Empty: on the loopback address alone. Never 1 where others can reach the backend.',
	},
	{
		name: 'ADMIN_PAGES',
		value: '',
		about: 'Pages for editing the shop at /admin/ of the backend, behind staff accounts. 1: on. 0: off. Empty: on the loopback address alone.',
	},
	{
		name: 'BACKEND_TRUSTED_PROXIES',
		value: '',
		about:
			"How many reverse proxies of yours stand in front of the backend: /admin/ then takes the visitor's address, host and https from the outermost one's X-Forwarded-* headers, and its cookies are Secure. Empty: none.",
	},
	{
		name: 'COMPANY_NAME',
		value: '',
		about: 'Who sells, on bills, payment slips, mails and pages. Empty: Titraj d.o.o., which is invented, as all of its data are.',
	},
	{ name: 'COMPANY_STREET', value: '', about: "The company's street and number. Empty: Frekvencijska 12." },
	{ name: 'COMPANY_POSTCODE', value: '', about: 'Its Croatian postcode. Empty: 10000.' },
	{ name: 'COMPANY_CITY', value: '', about: 'Its town. Empty: Zagreb.' },
	{ name: 'COMPANY_OIB', value: '', about: 'Its OIB. Empty: 47019263580.' },
	{
		name: 'COMPANY_IBAN',
		value: '',
		about:
			'Its Croatian IBAN, to which slips and 2D codes of bank transfers are paid. Empty, or that of the demo (HR5812345671123456789): on the loopback address alone the demo is paid; where others can reach the backend it offers no bank transfers.',
	},
	{ name: 'COMPANY_PHONE', value: '', about: 'Its telephone number as it is to be read. Empty: +385 1 555 0140.' },
	{ name: 'COMPANY_EMAIL', value: '', about: 'Its e-mail address, to which shoppers write. Empty: info@titraj.example.' },
	{ name: 'IDENTITY_PROVIDERS', value: '', about: 'Providers of social login as a JSON list of {code, title, issuer, clientId, clientSecret}.' },
	{ name: 'GTAGMANAGER_CODE', value: '', about: 'Tag manager container, loaded with consent. Empty: none.' },
	{ name: 'GANALYTICS4_CODE', value: '', about: 'Analytics property, loaded with consent. Empty: none.' },
	{ name: 'RECAPTCHA_SITE_KEY', value: '', about: 'reCAPTCHA site key, loaded with marketing consent. Empty: none.' },
];

/** Read by tests. */
export const TOOL_VARIABLES: readonly Variable[] = [
	{ name: 'CHROME_PATH', value: '', about: 'Chromium for browser tests and Lighthouse. Empty: an installed one, else the one that `npm ci` brought.' },
	{ name: 'TEST_DATABASE_URL', value: '', about: 'A Postgres server on which the contract tests run once more; they make and drop databases of their own.' },
	{ name: 'SHOP_URL', value: '', about: 'A running built shop for browser tests, with BACKEND_URL as its backend. Empty: one is built.' },
	{ name: 'FIXTURE', value: '', about: 'promotions: a test shop with a calendar that is open today, and flyers. The tests set it.' },
	{ name: 'WRITE_BASELINES', value: '', about: '1: the pictures of `tests/baselines/` are written anew.' },
];

/** Set by the platform, or by the shop itself. */
export const PLATFORM_VARIABLES: readonly Variable[] = [
	{ name: 'URL', value: '', about: "The site's origin, set by the platform; stands in for an empty SITE_URL." },
	{ name: 'NETLIFY_PURGE_API_TOKEN', value: '', about: 'Set by the platform: lets the content webhook empty the CDN by tags.' },
	{ name: 'NODE_ENV', value: '', about: 'production unless said otherwise; development shows the stack on error pages.' },
	{ name: 'PATH', value: '', about: 'Where the system looks for programs; the tests of the edge function put Deno on it.' },
	{ name: 'AWS_LAMBDA_JS_RUNTIME', value: '', about: "Set by tests for the bundled Chromium's libraries." },
];
