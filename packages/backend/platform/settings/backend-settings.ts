import { address, oneOrZero, secret, text, whole } from '@titraj/contract/settings/formats.ts';
import { optional, setting } from '@titraj/contract/settings/setting.ts';
import { parseIdentityProviders } from '../identity/identity-provider.ts';
import { ALERT_SETTINGS } from './alert-settings.ts';
import { BACKUP_SETTINGS } from './backup-settings.ts';
import { E_INVOICE_SETTINGS } from './e-invoice-settings.ts';
import { FISCAL_SETTINGS } from './fiscal-settings.ts';
import { MAIL_SETTINGS } from './mail-settings.ts';
import { PAYMENT_SETTINGS } from './payment-settings.ts';

/** Minimum length in characters: HMAC-SHA256 needs a key of 256 bits (RFC 7518, section 3.2). */
export const JWT_SECRET_LENGTH = 32;

/** Settings of the server. */
export const SERVER_SETTINGS = {
	host: setting('HOST', text, { standard: '127.0.0.1', about: 'Address that the backend listens on.' }),
	port: setting('PORT', whole(0, 65_535), { standard: '8787', about: 'Port that the backend listens on, unless `--port` is given.' }),
	databaseUrl: optional('DATABASE_URL', text, { about: 'URL of a Postgres database. Empty: the embedded database in the folder of `--data`.', secret: true }),
	jwtSecret: optional('JWT_SECRET', secret(JWT_SECRET_LENGTH), {
		about: 'Signs session tokens (32 characters or more). Empty: generated once and stored with the data.',
		secret: true,
	}),
	metricsPort: optional('BACKEND_METRICS_PORT', whole(0, 65_535), {
		about: 'Port of 127.0.0.1 on which the backend answers /metrics for Prometheus, without a token. Empty: none.',
	}),
	jobInterval: setting('JOB_INTERVAL', whole(20, 60_000), {
		standard: '1000',
		about: 'Milliseconds between two looks for background work, such as mails and papers. Longer: fewer questions to the database, and mails go out later.',
	}),
	rebuildUrl: optional('REBUILD_URL', address, {
		about: 'URL to which content changes are sent, for example https://shop.example/api/rebuild; signed with REBUILD_SECRET. Empty: none are sent.',
	}),
	bankUrl: optional('BANK_URL', address, {
		about: "Origin of the bank's pages. Empty: the backend's own test bank, if TEST_BANK allows it, else the shop offers no cards.",
	}),
	testBank: optional('TEST_BANK', oneOrZero, {
		about:
			'1: the backend may act as a test bank, where anybody can approve a payment. 0: card payments need BANK_URL. Empty: only in the demo, on the loopback address and without trusted proxies.',
	}),
	bankSecret: optional('BANK_SECRET', secret(), { about: 'Shared with the bank (16 characters or more). Empty: derived from JWT_SECRET.', secret: true }),
	statementsFolder: optional('BANK_STATEMENTS', text, {
		about:
			'Folder in which a program of yours leaves bank statements (CAMT.053, *.xml): each is imported within a minute and moved to `done` or `failed` (docs/payments.md). Empty: statements come by the merchant API.',
	}),
	sendsMail: setting('SENDS_MAIL', oneOrZero, {
		standard: '0',
		about:
			'1: a program of yours sends the mails that the backend writes to its table `mails`, and pages say that a mail is on its way. 0: the backend sends them itself if MAIL_URL is set, else nobody does; pages claim no mail then and say what the shopper can do instead.',
	}),
	devPages: optional('DEV_PAGES', oneOrZero, {
		about:
			'1: the pages /dev/outbox and /dev/vitals, and a provider for testing social login. 0: none. Empty: only in the demo, on the loopback address and without trusted proxies. Never set 1 if others can reach the backend.',
	}),
	adminPages: optional('ADMIN_PAGES', oneOrZero, {
		about: 'Pages for editing the shop at /admin/ of the backend, which need a staff account. 1: on. 0: off. Empty: only on the loopback address.',
	}),
	backOffice: setting('BACK_OFFICE_DIR', text, {
		standard: 'dist/back-office',
		about:
			'Folder of the built back office, which `npm run build` writes, relative to the folder that the backend is started in. While it is missing, /admin/ says so.',
	}),
	trustedProxies: setting('BACKEND_TRUSTED_PROXIES', whole(0, 9), {
		standard: '0',
		about:
			"Number of your own reverse proxies in front of the backend: /admin/ then reads the visitor's address, host and https from the X-Forwarded-* headers of the outermost proxy, and its cookies are Secure. Needs BASE_CLIENT_SECRET. Empty: none.",
	}),
	identityProviders: setting('IDENTITY_PROVIDERS', parseIdentityProviders, {
		standard: '[]',
		about: 'Providers of social login as a JSON list of {code, title, issuer, clientId, clientSecret}.',
		secret: true,
	}),
	merchantCallsPerMinute: setting('MERCHANT_CALLS_PER_MINUTE', whole(1, 1_000_000), {
		standard: '600',
		about: 'Maximum number of merchant API calls per minute and key; a bulk call counts as one.',
	}),
	webhooksMayBePrivate: setting('MERCHANT_WEBHOOKS_PRIVATE', oneOrZero, {
		standard: '0',
		about: "1: webhooks of the merchant API may use http and addresses of the shop's own network. 0: only https on the internet.",
	}),
	issuesVouchers: setting('GIFT_VOUCHERS', oneOrZero, {
		standard: '1',
		about: '1: staff issue gift vouchers in the back office. 0: they issue none; carts still take those that were issued.',
	}),
	mediaStore: optional('MEDIA_STORE', text, {
		about:
			'Where pictures and documents of products are stored: a folder, or `s3://bucket/prefix` with the S3 settings. Empty: `media` in the folder of `--data`.',
	}),
	mediaMayBePrivate: setting('MEDIA_PRIVATE', oneOrZero, {
		standard: '0',
		about: "1: pictures and documents of products may be fetched from addresses of the shop's own network. 0: only from the internet.",
	}),
	mediaUnusedDays: setting('MEDIA_UNUSED_DAYS', whole(0, 3650), {
		standard: '30',
		about: 'Days after which stored pictures and documents that no product uses any more are deleted. 0: never.',
	}),
	townsFile: optional('TOWNS_FILE', text, {
		about:
			'CSV file with the columns country, postcode and town, from which the checkout fills in the town of a postcode. Its countries replace the built-in main towns of Croatia (docs/own-shop.md). Empty: those alone.',
	}),
	gtagmanager_code: optional('GTAGMANAGER_CODE', text, { about: 'Tag manager container, loaded with consent. Empty: none.' }),
	ganalytics4_code: optional('GANALYTICS4_CODE', text, { about: 'Analytics property, loaded with consent. Empty: none.' }),
	recaptcha_site_key: optional('RECAPTCHA_SITE_KEY', text, { about: 'reCAPTCHA site key, loaded with marketing consent. Empty: none.' }),
} as const;

/** Settings of `npm run backend:setup`. */
export const SETUP_SETTINGS = {
	password: optional('OWNER_PASSWORD', text, {
		about: "Password of the owner's account that `npm run backend:setup` creates; 12 characters or more. Needed once.",
		secret: true,
	}),
} as const;

/** The backend's own settings, in the order of the documentation. */
export const BACKEND_SETTINGS = [
	SERVER_SETTINGS,
	MAIL_SETTINGS,
	PAYMENT_SETTINGS,
	FISCAL_SETTINGS,
	E_INVOICE_SETTINGS,
	BACKUP_SETTINGS,
	ALERT_SETTINGS,
	SETUP_SETTINGS,
].flatMap((group) => Object.values(group));
