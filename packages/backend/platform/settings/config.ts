import { createHmac } from 'node:crypto';
import { isLoopback } from '@titraj/contract/http/loopback.ts';
import { readSettings, type Variables } from '@titraj/contract/settings/setting.ts';
import { SHARED_SETTINGS } from '@titraj/contract/settings/shared.ts';
import { type S3Settings, STORAGE_SETTINGS, toS3Settings } from '@titraj/contract/settings/storage.ts';
import { type ShopDefinition, STANDARD_SHOP } from '@titraj/contract/shop/define-shop.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { type MediaPlace, toMediaPlace } from '../media/media-place.ts';
import { loadTowns } from '../towns/load-towns.ts';
import type { Towns } from '../towns/towns.ts';
import { ALERT_SETTINGS, type AlertSettings } from './alert-settings.ts';
import { SERVER_SETTINGS } from './backend-settings.ts';
import { BACKUP_SETTINGS, type BackupSettings } from './backup-settings.ts';
import { type AccessPoint, E_INVOICE_SETTINGS, readAccessPoint } from './e-invoice-settings.ts';
import { FISCAL_SETTINGS, type FiscalService, readFiscalService } from './fiscal-settings.ts';
import { findFormerVariables, findRenamedVariables } from './former-settings.ts';
import { keepSecret } from './kept-secret.ts';
import { type DkimKey, MAIL_SETTINGS, type MailServer, readDkimKey } from './mail-settings.ts';
import { type OrderLimits, toOrderLimits } from './order-limits.ts';
import { PAYMENT_SETTINGS } from './payment-settings.ts';

export interface BackendConfig {
	/** What the merchant declared in the shop folder. */
	shop: ShopDefinition;
	host: string;
	port: number;
	/** A Postgres server; null means the embedded database. */
	databaseUrl: string | null;
	/** Folder of the embedded database; null keeps it in memory. */
	dataDir: string | null;
	jwtSecret: string;
	/** Origin of the shop, without a trailing slash. */
	siteUrl: string;
	/** Storefront webhook for content changes and its signing secret; null sends none. */
	webhook: { url: string; secret: string } | null;
	/** Origin of the bank's pages, without a trailing slash; by default this server's own test bank. */
	bankUrl: string;
	/** Whether this server may simulate the bank, which approves every payment; null until `openDemo` decides. */
	testBank: boolean | null;
	/** Secret shared with the bank. */
	bankSecret: string;
	/** Variables that payment providers and label services read their settings from. */
	providerVariables: Variables;
	/** Folder in which a program of the bank leaves statements; null for none. */
	statementsFolder: string | null;
	orderLimits: OrderLimits;
	/** The shop's clock. */
	now: () => Date;
	/** Whether something sends the mails in the table `mails`: this backend, if it has a mail server, or another program. Otherwise no page says that a mail was sent. */
	sendsMail: boolean;
	/** How invoices are reported to the tax office; null if they are not. */
	fiscal: FiscalService | null;
	/** Access point that e-invoices are handed to; null if there is none. */
	accessPoint: AccessPoint | null;
	/** SMTP server that this backend sends mails to; null if it sends none. */
	mailServer: MailServer | null;
	/** Sender and address for answers; empty: those of the shop's settings. */
	mailFrom: string;
	mailReplyTo: string;
	mailsAtOnce: number;
	dkim: DkimKey | null;
	/** Developer pages: the outbox and a test identity provider. They show what only a mail's recipient may see; null until `openDemo` decides. */
	devPages: boolean | null;
	/** The back office at /admin/, for staff. */
	adminPages: boolean;
	/** Proves that the header base-client comes from the storefront; null if the header is always or never trusted. */
	baseClientSecret: string | null;
	/** Whether others cannot reach this server, by its settings: it listens on the loopback address, and no proxy is trusted. */
	isLocal: boolean;
	/** Hosts that requests may name, besides that of `siteUrl`. */
	allowedHosts: readonly string[];
	/** Beginnings of paths that answer only requests which a program of this machine sends directly; `openDemo` decides. */
	directOnly: readonly string[];
	/** Whether the header base-client is trusted without a secret, unless a proxy passed the request on; `openDemo` decides. */
	believesBaseClient: boolean;
	/** Number of reverse proxies in front of this server: the outermost one determines address and protocol of a request. */
	trustedProxies: number;
	/** Number of proxies in front of the shop. */
	shopProxies: number;
	identityProviders: IdentityProvider[];
	/** Calls of the merchant API per key and minute. */
	merchantCallsPerMinute: number;
	/** Whether webhooks of the merchant API may call http URLs and private addresses. */
	webhooksMayBePrivate: boolean;
	/** Whether staff may issue gift vouchers. */
	issuesVouchers: boolean;
	/** Milliseconds between two looks for background work. */
	jobInterval: number;
	/** Milliseconds between checks for due calls of those webhooks. */
	webhookInterval: number;
	mediaPlace: MediaPlace;
	backups: BackupSettings;
	/** Where alerts are sent. */
	alerts: AlertSettings;
	/** Service of places that begin with s3://. */
	s3: S3Settings;
	/** Default picture folder when the database is on a server and no folder is configured: it exists only on this machine. */
	unnamedMediaFolder: string | null;
	/** Whether this server fetches pictures; otherwise the import command does. */
	fetchesMedia: boolean;
	/** Days after which unused stored files are removed; 0 for never. */
	mediaUnusedDays: number;
	/** Whether pictures may be fetched from private addresses. */
	mediaMayBePrivate: boolean;
	/** Milliseconds in which a request must arrive with its whole body. */
	requestTimeout: number;
	/** Towns that the checkout fills in from a postcode. */
	towns: Towns;
	/** Port of 127.0.0.1 for metrics; null for none. */
	metricsPort: number | null;
	/** Token for metrics at the backend's own address; null if they are not served there. */
	metricsToken: string | null;
	/** Lowest level that is logged. */
	logLevel: string;
	/** Environment variables that are set but no longer read. */
	formerVariables: readonly string[];
	/** Environment variables that are set under a former name: the former and the new one. */
	renamedVariables: readonly (readonly [former: string, now: string])[];
	/** Tags that the shop may load with consent; null for those that it does not use. */
	tags: { gtagmanager_code: string | null; ganalytics4_code: string | null; recaptcha_site_key: string | null };
}

export type BackendOptions = Partial<BackendConfig>;

/** Reads the environment; `options` take precedence. Nothing else reads it. Throws with the name of an invalid setting. */
export function readConfig(options: BackendOptions = {}, env: Variables = process.env): BackendConfig {
	const server = readSettings(SERVER_SETTINGS, env);
	const shared = readSettings(SHARED_SETTINGS, env);
	const limits = readSettings(PAYMENT_SETTINGS, env);
	const mail = readSettings(MAIL_SETTINGS, env);
	const backups = readSettings(BACKUP_SETTINGS, env);
	const alerts = readSettings(ALERT_SETTINGS, env);
	const s3 = toS3Settings(readSettings(STORAGE_SETTINGS, env));
	const databaseUrl = options.databaseUrl === undefined ? (server.databaseUrl ?? null) : options.databaseUrl;
	const dataDir = options.dataDir === undefined ? '.data/shop' : options.dataDir;
	const host = options.host ?? server.host;
	const trustedProxies = options.trustedProxies ?? server.trustedProxies;
	const mediaPlace = toMediaPlace(server.mediaStore, { dataDir, s3 });
	const jwtSecret = options.jwtSecret ?? server.jwtSecret ?? keepSecret(dataDir);
	return {
		shop: STANDARD_SHOP,
		port: server.port,
		bankSecret: server.bankSecret ?? createHmac('sha256', jwtSecret).update('bank').digest('hex'),
		providerVariables: env,
		statementsFolder: server.statementsFolder ?? null,
		orderLimits: toOrderLimits(limits),
		testBank: server.testBank ?? null,
		sendsMail: server.sendsMail || (options.mailServer ?? mail.mailServer) !== undefined,
		fiscal: readFiscalService(readSettings(FISCAL_SETTINGS, env)),
		accessPoint: readAccessPoint(readSettings(E_INVOICE_SETTINGS, env)),
		mailServer: mail.mailServer ?? null,
		mailFrom: mail.mailFrom ?? '',
		mailReplyTo: mail.mailReplyTo ?? '',
		jobInterval: server.jobInterval,
		mailsAtOnce: mail.mailsAtOnce,
		dkim: readDkimKey(mail),
		devPages: server.devPages ?? null,
		adminPages: server.adminPages ?? isLoopback(host),
		baseClientSecret: shared.baseClientSecret ?? null,
		isLocal: isLoopback(host) && trustedProxies === 0 && shared.trustedProxies === 0,
		shopProxies: shared.trustedProxies,
		allowedHosts: shared.allowedHosts,
		believesBaseClient: false,
		directOnly: [],
		trustedProxies,
		identityProviders: server.identityProviders,
		merchantCallsPerMinute: server.merchantCallsPerMinute,
		webhooksMayBePrivate: server.webhooksMayBePrivate,
		issuesVouchers: server.issuesVouchers,
		webhookInterval: 2000,
		mediaPlace,
		backups: { place: backups.backupPlace ?? null, recipient: backups.backupRecipient ?? null, days: backups.backupDays },
		alerts: { mails: alerts.alertMails ?? [], webhook: alerts.alertWebhook ?? null, checksShop: alerts.alertShopCheck },
		s3,
		unnamedMediaFolder: databaseUrl && !server.mediaStore && !options.mediaPlace && mediaPlace.kind === 'folder' ? mediaPlace.folder : null,
		fetchesMedia: true,
		mediaUnusedDays: server.mediaUnusedDays,
		mediaMayBePrivate: server.mediaMayBePrivate,
		requestTimeout: 30_000,
		towns: options.towns ?? loadTowns(server.townsFile),
		metricsPort: server.metricsPort ?? null,
		metricsToken: shared.metricsToken ?? null,
		// Requests are logged at level info, so they appear only if that is set.
		logLevel: shared.logLevel ?? 'warn',
		formerVariables: findFormerVariables(env),
		renamedVariables: findRenamedVariables(env),
		webhook: server.rebuildUrl && shared.rebuildSecret ? { url: server.rebuildUrl, secret: shared.rebuildSecret } : null,
		tags: {
			gtagmanager_code: server.gtagmanager_code ?? null,
			ganalytics4_code: server.ganalytics4_code ?? null,
			recaptcha_site_key: server.recaptcha_site_key ?? null,
		},
		now: () => new Date(),
		...withoutUndefined(options),
		host,
		jwtSecret,
		databaseUrl,
		dataDir: databaseUrl ? null : dataDir,
		siteUrl: (options.siteUrl ?? shared.siteUrl ?? 'http://localhost:8888').replace(/\/+$/, ''),
		bankUrl: (options.bankUrl ?? server.bankUrl ?? '').replace(/\/+$/, ''),
	};
}

/** Options that are undefined leave the setting unchanged. */
function withoutUndefined(options: BackendOptions): BackendOptions {
	return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
