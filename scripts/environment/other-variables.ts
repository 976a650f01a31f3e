/** An environment variable that is not a setting of the shop. */
export interface OtherVariable {
	readonly name: string;
	readonly about: string;
}

/** Read by tests. */
export const TEST_VARIABLES: readonly OtherVariable[] = [
	{ name: 'CHROME_PATH', about: 'Path of Chromium for browser tests and Lighthouse. Empty: an installed one, else the one that `npm ci` installed.' },
	{ name: 'TEST_DATABASE_URL', about: 'A Postgres server on which the contract tests run; they create and drop their own databases.' },
	{
		name: 'E_INVOICE_RULES',
		about: 'Folder with the official rules of e-invoices (`.sch`), which their tests run (docs/papers.md). Empty: they check our own reading alone.',
	},
	{ name: 'SHOP_URL', about: 'URL of a running built shop for browser tests, with BACKEND_URL as its backend. Empty: one is built.' },
	{ name: 'NIGHTLY', about: '1: tests also run at the second width, with more samples and all combinations. `npm run test:nightly` sets it.' },
	{ name: 'FIRST_DAY_PICTURES', about: 'Folder for a picture of each step of a shop’s first day (docs/merchant.md), at both widths. Empty: none are taken.' },
	{ name: 'ERRANDS_PICTURES', about: 'Folder for a picture of where each errand of shoppers ends (tests/e2e/errands.test.ts). Empty: none are taken.' },
	{ name: 'FIXTURE', about: 'promotions: a test shop with a calendar that is open today, and flyers. The tests set it.' },
	{ name: 'WRITE_BASELINES', about: '1: the pictures in `tests/baselines/` are rewritten.' },
];

/** Set by the platform, or by the shop itself. */
export const PLATFORM_VARIABLES: readonly OtherVariable[] = [
	{ name: 'URL', about: "The site's origin, set by the platform; used if SITE_URL is empty." },
	{ name: 'NETLIFY_PURGE_API_TOKEN', about: 'Set by the platform: lets the content webhook purge the CDN by tags.' },
	{ name: 'NODE_ENV', about: 'production by default; development shows the stack on error pages.' },
	{ name: 'PATH', about: 'Search path for programs; the tests of the edge function add Deno to it.' },
	{ name: 'NODE_COMPILE_CACHE', about: 'Folder in which Node keeps compiled modules; the gate sets it for its steps.' },
	{ name: 'AWS_LAMBDA_JS_RUNTIME', about: "Set by tests for the bundled Chromium's libraries." },
];
