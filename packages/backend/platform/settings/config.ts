import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Company, DEMO_COMPANY, parseCompany } from '../company/company.ts';
import { type IdentityProvider, isLoopback, parseIdentityProviders } from '../identity/identity-provider.ts';
import { type OrderLimits, parseOrderLimits } from './order-limits.ts';
import { parseAddress, parseLogLevel, parsePort, parseProxyCount, parseSecret, parseSwitch } from './parse-setting.ts';
import { parsePaymentMethods } from './payment-methods.ts';

export interface BackendConfig {
	host: string;
	port: number;
	/** A Postgres server; null means the embedded database. */
	databaseUrl: string | null;
	/** Folder of the embedded database; null keeps it in memory. */
	dataDir: string | null;
	jwtSecret: string;
	/** Origin of the shop, without a trailing slash. */
	siteUrl: string;
	/** Where the shop takes content changes, and what they are signed with; null sends none. */
	webhook: { url: string; secret: string } | null;
	/** Origin of the bank's pages, without a trailing slash: those that this server plays itself, where it is not said. */
	bankUrl: string;
	/** Whether this server may play the bank. It approves what one clicks. */
	testBank: boolean;
	/** Shared with the bank. */
	bankSecret: string;
	/** Who sells. */
	company: Company;
	/** Codes of the payment methods that the shop offers, in their order. */
	paymentMethods: string[];
	orderLimits: OrderLimits;
	/** Whether money may be sent to the company's account: where others can reach the shop, not to that of the demo. */
	takesTransfers: boolean;
	/** The shop's clock. */
	now: () => Date;
	/** Pages for developers: the outbox and a provider to try social login with. They show what only a mail's recipient may see. */
	devPages: boolean;
	/** The editor's pages at /admin/, for staff. */
	adminPages: boolean;
	/** Proves that the header base-client comes from the storefront; null where everybody is believed who reaches this server, or nobody. */
	baseClientSecret: string | null;
	/** Whether the header is believed without a secret: where others cannot reach this server. */
	believesBaseClient: boolean;
	/** Reverse proxies in front of this server: address and protocol of a request are what the outermost of them says. */
	trustedProxies: number;
	identityProviders: IdentityProvider[];
	/** Milliseconds in which a request has to come with its whole body. */
	requestTimeout: number;
	/** What the log holds at least. */
	logLevel: string;
	/** Tags that the shop may load with consent; null for those that it has none of. */
	tags: { gtagmanager_code: string | null; ganalytics4_code: string | null; recaptcha_site_key: string | null };
}

/** Characters: HMAC-SHA256 wants a key of 256 bits (RFC 7518, section 3.2). */
const JWT_SECRET_LENGTH = 32;

export type BackendOptions = Partial<BackendConfig>;

/** The environment below, what the caller names above; the only place that reads the environment. Throws with the name of a wrong setting. */
export function readConfig(options: BackendOptions = {}, env: NodeJS.ProcessEnv = process.env): BackendConfig {
	const databaseUrl = options.databaseUrl === undefined ? env.DATABASE_URL || null : options.databaseUrl;
	const dataDir = options.dataDir === undefined ? '.data/shop' : options.dataDir;
	const host = options.host ?? (env.HOST || '127.0.0.1');
	const company = options.company ?? parseCompany(env);
	const jwtSecret = options.jwtSecret ?? parseSecret('JWT_SECRET', env.JWT_SECRET, JWT_SECRET_LENGTH) ?? keepSecret(dataDir);
	return {
		host,
		port: options.port ?? parsePort('PORT', env.PORT) ?? 8787,
		databaseUrl,
		dataDir: databaseUrl ? null : dataDir,
		jwtSecret,
		siteUrl: (options.siteUrl ?? parseAddress('SITE_URL', env.SITE_URL) ?? 'http://localhost:8888').replace(/\/+$/, ''),
		webhook: options.webhook === undefined ? readWebhook(env) : options.webhook,
		bankUrl: (options.bankUrl ?? parseAddress('BANK_URL', env.BANK_URL) ?? '').replace(/\/+$/, ''),
		testBank: options.testBank ?? parseSwitch('TEST_BANK', env.TEST_BANK, isLoopback(host)),
		bankSecret: options.bankSecret ?? parseSecret('BANK_SECRET', env.BANK_SECRET) ?? createHmac('sha256', jwtSecret).update('bank').digest('hex'),
		company,
		paymentMethods: options.paymentMethods ?? parsePaymentMethods(env.PAYMENT_METHODS),
		orderLimits: options.orderLimits ?? parseOrderLimits(env),
		takesTransfers: options.takesTransfers ?? (isLoopback(host) || company.iban !== DEMO_COMPANY.iban),
		now: options.now ?? (() => new Date()),
		devPages: options.devPages ?? parseSwitch('DEV_PAGES', env.DEV_PAGES, isLoopback(host)),
		adminPages: options.adminPages ?? parseSwitch('ADMIN_PAGES', env.ADMIN_PAGES, isLoopback(host)),
		baseClientSecret: options.baseClientSecret ?? parseSecret('BASE_CLIENT_SECRET', env.BASE_CLIENT_SECRET),
		believesBaseClient: options.believesBaseClient ?? isLoopback(host),
		trustedProxies: options.trustedProxies ?? parseProxyCount('BACKEND_TRUSTED_PROXIES', env.BACKEND_TRUSTED_PROXIES),
		identityProviders: options.identityProviders ?? parseIdentityProviders(env.IDENTITY_PROVIDERS),
		requestTimeout: options.requestTimeout ?? 30_000,
		logLevel: options.logLevel ?? parseLogLevel('LOG_LEVEL', env.LOG_LEVEL),
		tags: options.tags ?? {
			gtagmanager_code: env.GTAGMANAGER_CODE || null,
			ganalytics4_code: env.GANALYTICS4_CODE || null,
			recaptcha_site_key: env.RECAPTCHA_SITE_KEY || null,
		},
	};
}

function readWebhook({ REBUILD_URL, REBUILD_SECRET }: NodeJS.ProcessEnv): BackendConfig['webhook'] {
	const url = parseAddress('REBUILD_URL', REBUILD_URL);
	const secret = parseSecret('REBUILD_SECRET', REBUILD_SECRET);
	return url && secret ? { url, secret } : null;
}

/** Tokens outlive a restart: the secret is made once and stays beside the data. */
function keepSecret(dataDir: string | null): string {
	if (dataDir === null) return randomBytes(32).toString('base64url');
	const file = join(dataDir, 'jwt-secret');
	if (existsSync(file)) {
		const kept = readFileSync(file, 'utf8').trim();
		if (kept.length < JWT_SECRET_LENGTH)
			throw new Error(`${file} holds no secret of ${JWT_SECRET_LENGTH} characters; delete it to get a new one, which ends all sessions`);
		return kept;
	}
	mkdirSync(dataDir, { recursive: true });
	const secret = randomBytes(32).toString('base64url');
	writeFileSync(file, secret, { mode: 0o600 });
	return secret;
}
