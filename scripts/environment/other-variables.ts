/** A variable that is no setting of the shop. */
export interface OtherVariable {
	readonly name: string;
	readonly about: string;
}

/** Read by tests. */
export const TEST_VARIABLES: readonly OtherVariable[] = [
	{ name: 'CHROME_PATH', about: 'Chromium for browser tests and Lighthouse. Empty: an installed one, else the one that `npm ci` brought.' },
	{ name: 'TEST_DATABASE_URL', about: 'A Postgres server on which the contract tests run once more; they make and drop databases of their own.' },
	{ name: 'SHOP_URL', about: 'A running built shop for browser tests, with BACKEND_URL as its backend. Empty: one is built.' },
	{ name: 'FIXTURE', about: 'promotions: a test shop with a calendar that is open today, and flyers. The tests set it.' },
	{ name: 'WRITE_BASELINES', about: '1: the pictures of `tests/baselines/` are written anew.' },
];

/** Set by the platform, or by the shop itself. */
export const PLATFORM_VARIABLES: readonly OtherVariable[] = [
	{ name: 'URL', about: "The site's origin, set by the platform; stands in for an empty SITE_URL." },
	{ name: 'NETLIFY_PURGE_API_TOKEN', about: 'Set by the platform: lets the content webhook empty the CDN by tags.' },
	{ name: 'NODE_ENV', about: 'production unless said otherwise; development shows the stack on error pages.' },
	{ name: 'PATH', about: 'Where the system looks for programs; the tests of the edge function put Deno on it.' },
	{ name: 'AWS_LAMBDA_JS_RUNTIME', about: "Set by tests for the bundled Chromium's libraries." },
];
