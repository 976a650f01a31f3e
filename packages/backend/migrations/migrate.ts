import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from '../platform/database/tables.ts';
import { readOrigin } from '../platform/shop/origin.ts';
import { catalogue } from './0001-catalogue.ts';
import { content } from './0002-content.ts';
import { shoppers } from './0003-shoppers.ts';
import { browsing } from './0004-browsing.ts';
import { stores } from './0005-stores.ts';
import { accounts } from './0006-accounts.ts';
import { orders } from './0007-orders.ts';
import { facets } from './0008-facets.ts';
import { checkout } from './0009-checkout.ts';
import { changes } from './0010-changes.ts';
import { contentForms } from './0011-content-forms.ts';
import { titleOrder } from './0012-title-order.ts';
import { changesOfParts } from './0013-changes-of-parts.ts';
import { webVitals } from './0014-web-vitals.ts';
import { translations } from './0015-translations.ts';
import { phrases } from './0016-phrases.ts';
import { webhookCalls } from './0017-webhook-calls.ts';
import { translatedTitles } from './0018-translated-titles.ts';
import { changesOfChrome } from './0019-changes-of-chrome.ts';
import { titleOrders } from './0020-title-orders.ts';
import { marketWords } from './0021-market-words.ts';
import { storeShare } from './0022-store-share.ts';
import { changesOfComments } from './0023-changes-of-comments.ts';
import { ownNewsletter } from './0024-own-newsletter.ts';
import { facetBitsByChunk } from './0025-facet-bits-by-chunk.ts';
import { listedById } from './0026-listed-by-id.ts';
import { largeOrders } from './0027-large-orders.ts';
import { tokenDates } from './0028-token-dates.ts';
import { orderMarkets } from './0029-order-markets.ts';
import { receivedAmounts } from './0030-received-amounts.ts';
import { ordersByEmail } from './0031-orders-by-email.ts';
import { signupSessions } from './0032-signup-sessions.ts';
import { lowestPriceOrder } from './0038-lowest-price-order.ts';
import { reduced } from './0039-reduced.ts';
import { knownDevices } from './0040-known-devices.ts';
import { orderLimits } from './0041-order-limits.ts';
import { parcelLockers } from './0045-parcel-lockers.ts';
import { promotions } from './0046-promotions.ts';
import { sessionUse } from './0047-session-use.ts';
import { manufacturerPictures } from './0049-manufacturer-pictures.ts';
import { textTranslations } from './0050-text-translations.ts';
import { placePhrases } from './0051-place-phrases.ts';
import { couponTranslations } from './0052-coupon-translations.ts';
import { merchantCatalog } from './0053-merchant-catalog.ts';
import { apiKeys } from './0054-api-keys.ts';
import { orderExport } from './0055-order-export.ts';
import { merchantWebhooks } from './0056-merchant-webhooks.ts';
import { searchWords } from './0059-search-words.ts';
import { missedWords } from './0060-missed-words.ts';
import { storedMedia } from './0062-stored-media.ts';
import { productDocuments } from './0063-product-documents.ts';
import { tax } from './0064-tax.ts';
import { shipping } from './0065-shipping.ts';
import { shopSettings } from './0067-shop-settings.ts';
import { mailSender } from './0068-mail-sender.ts';
import { soldOutLast } from './0069-sold-out-last.ts';
import { stockAlerts } from './0070-stock-alerts.ts';
import { dispatch } from './0071-dispatch.ts';
import { energyLabels } from './0072-energy-labels.ts';
import { productSafety } from './0073-product-safety.ts';
import { disposal } from './0074-disposal.ts';
import { changesOfPrices } from './0075-changes-of-prices.ts';
import { filledLists } from './0076-filled-lists.ts';
import { unusedMedia } from './0077-unused-media.ts';
import { relatedProducts } from './0078-related-products.ts';
import { changesOfRelated } from './0079-changes-of-related.ts';
import { durabilityLabel } from './0080-durability-label.ts';
import { takeBack } from './0081-take-back.ts';
import { bulkyMethods } from './0082-bulky-methods.ts';
import { cancelledBy } from './0084-cancelled-by.ts';
import { returnLines } from './0085-return-lines.ts';
import { reviewAnswers } from './0086-review-answers.ts';
import { webhookCallColumns } from './0088-webhook-call-columns.ts';
import { reviewLanguages } from './0089-review-languages.ts';
import { reviewPhotos } from './0090-review-photos.ts';
import { listingChanges } from './0091-listing-changes.ts';
import { joinsOfChangedRows } from './0092-joins-of-changed-rows.ts';
import { manufacturerWords } from './0093-manufacturer-words.ts';
import { transferReceipts } from './0094-transfer-receipts.ts';
import { contactMarks } from './0095-contact-marks.ts';
import { reservations } from './0096-reservations.ts';
import { composedSkus } from './0097-composed-skus.ts';
import { promises } from './0098-promises.ts';
import { clientsOfPhotos } from './0099-clients-of-photos.ts';
import { noListingChanges } from './0100-no-listing-changes.ts';
import { productFields } from './0101-product-fields.ts';
import { badges } from './0102-badges.ts';
import { paymentAttempts } from './0104-payment-attempts.ts';
import { feeTitles } from './0105-fee-titles.ts';
import { paymentRefunds } from './0106-payment-refunds.ts';
import { incomingPayments } from './0107-incoming-payments.ts';
import { jobs } from './0110-jobs.ts';
import { mailSending } from './0111-mail-sending.ts';
import { shopEvents } from './0115-shop-events.ts';
import { staff } from './0116-staff.ts';
import { audit } from './0117-audit.ts';
import { papers } from './0117-papers.ts';
import { paperMails } from './0118-paper-mails.ts';
import { paperFiscal } from './0119-paper-fiscal.ts';
import { shipments } from './0140-shipments.ts';
import { orderChanges } from './0141-order-changes.ts';
import { papersOfParts } from './0142-papers-of-parts.ts';
import { orderSearch } from './0143-order-search.ts';
import { categoryImages } from './0144-category-images.ts';
import { secondFactor } from './0148-second-factor.ts';
import { customerNotes } from './0149-customer-notes.ts';
import { eInvoices } from './0150-e-invoices.ts';
import { contentStates } from './0153-content-states.ts';
import { campaigns } from './0155-campaigns.ts';
import { alertIncidents } from './0162-alert-incidents.ts';
import { courierLabels } from './0163-courier-labels.ts';
import { lookPictures } from './0167-look-pictures.ts';
import { priceAlerts } from './0170-price-alerts.ts';
import { connectorProblems } from './0172-connector-problems.ts';
import { refundRetries } from './0173-refund-retries.ts';
import { blockPreviews } from './0174-block-previews.ts';
import { customerGroups } from './0178-customer-groups.ts';
import { refundReasons } from './0181-refund-reasons.ts';
import { parcelSizes } from './0184-parcel-sizes.ts';
import { popularSearches } from './0187-popular-searches.ts';
import { findMigrationRefusal, type LastBackup, MigrationRefusal } from './find-migration-refusal.ts';
import { type MigrationState, noteBreaking, readMigrationState } from './migration-state.ts';

/** In order. The statements of a released migration are never changed. */
const MIGRATIONS: Record<string, Migration> = {
	'0001-catalogue': catalogue,
	'0002-content': content,
	'0003-shoppers': shoppers,
	'0004-browsing': browsing,
	'0005-stores': stores,
	'0006-accounts': accounts,
	'0007-orders': orders,
	'0008-facets': facets,
	'0009-checkout': checkout,
	'0010-changes': changes,
	'0011-content-forms': contentForms,
	'0012-title-order': titleOrder,
	'0013-changes-of-parts': changesOfParts,
	'0014-web-vitals': webVitals,
	'0015-translations': translations,
	'0016-phrases': phrases,
	'0017-webhook-calls': webhookCalls,
	'0018-translated-titles': translatedTitles,
	'0019-changes-of-chrome': changesOfChrome,
	'0020-title-orders': titleOrders,
	'0021-market-words': marketWords,
	'0022-store-share': storeShare,
	'0023-changes-of-comments': changesOfComments,
	'0024-own-newsletter': ownNewsletter,
	'0025-facet-bits-by-chunk': facetBitsByChunk,
	'0026-listed-by-id': listedById,
	'0027-large-orders': largeOrders,
	'0028-token-dates': tokenDates,
	'0029-order-markets': orderMarkets,
	'0030-received-amounts': receivedAmounts,
	'0031-orders-by-email': ordersByEmail,
	'0032-signup-sessions': signupSessions,
	'0038-lowest-price-order': lowestPriceOrder,
	'0039-reduced': reduced,
	'0040-known-devices': knownDevices,
	'0045-parcel-lockers': parcelLockers,
	'0046-promotions': promotions,
	'0047-session-use': sessionUse,
	'0049-manufacturer-pictures': manufacturerPictures,
	'0059-search-words': searchWords,
	'0060-missed-words': missedWords,
	'0041-order-limits': orderLimits,
	'0053-merchant-catalog': merchantCatalog,
	'0050-text-translations': textTranslations,
	'0051-place-phrases': placePhrases,
	'0052-coupon-translations': couponTranslations,
	'0054-api-keys': apiKeys,
	'0055-order-export': orderExport,
	'0056-merchant-webhooks': merchantWebhooks,
	'0062-stored-media': storedMedia,
	'0063-product-documents': productDocuments,
	'0064-tax': tax,
	'0067-shop-settings': shopSettings,
	'0068-mail-sender': mailSender,
	'0065-shipping': shipping,
	'0069-sold-out-last': soldOutLast,
	'0070-stock-alerts': stockAlerts,
	'0071-dispatch': dispatch,
	'0072-energy-labels': energyLabels,
	'0073-product-safety': productSafety,
	'0074-disposal': disposal,
	'0075-changes-of-prices': changesOfPrices,
	'0076-filled-lists': filledLists,
	'0077-unused-media': unusedMedia,
	'0078-related-products': relatedProducts,
	'0079-changes-of-related': changesOfRelated,
	'0080-durability-label': durabilityLabel,
	'0081-take-back': takeBack,
	'0082-bulky-methods': bulkyMethods,
	'0084-cancelled-by': cancelledBy,
	'0085-return-lines': returnLines,
	'0086-review-answers': reviewAnswers,
	'0088-webhook-call-columns': webhookCallColumns,
	'0089-review-languages': reviewLanguages,
	'0090-review-photos': reviewPhotos,
	'0091-listing-changes': listingChanges,
	'0092-joins-of-changed-rows': joinsOfChangedRows,
	'0093-manufacturer-words': manufacturerWords,
	'0094-transfer-receipts': transferReceipts,
	'0095-contact-marks': contactMarks,
	'0096-reservations': reservations,
	'0097-composed-skus': composedSkus,
	'0098-promises': promises,
	'0099-clients-of-photos': clientsOfPhotos,
	'0100-no-listing-changes': noListingChanges,
	'0101-product-fields': productFields,
	'0102-badges': badges,
	'0104-payment-attempts': paymentAttempts,
	'0110-jobs': jobs,
	'0111-mail-sending': mailSending,
	'0105-fee-titles': feeTitles,
	'0106-payment-refunds': paymentRefunds,
	'0107-incoming-payments': incomingPayments,
	'0115-shop-events': shopEvents,
	'0116-staff': staff,
	'0117-audit': audit,
	'0140-shipments': shipments,
	'0141-order-changes': orderChanges,
	'0143-order-search': orderSearch,
	'0117-papers': papers,
	'0118-paper-mails': paperMails,
	'0119-paper-fiscal': paperFiscal,
	'0142-papers-of-parts': papersOfParts,
	'0144-category-images': categoryImages,
	'0150-e-invoices': eInvoices,
	'0155-campaigns': campaigns,
	'0163-courier-labels': courierLabels,
	'0167-look-pictures': lookPictures,
	'0173-refund-retries': refundRetries,
	'0181-refund-reasons': refundReasons,
	'0148-second-factor': secondFactor,
	'0149-customer-notes': customerNotes,
	'0170-price-alerts': priceAlerts,
	'0153-content-states': contentStates,
	'0162-alert-incidents': alertIncidents,
	'0172-connector-problems': connectorProblems,
	'0184-parcel-sizes': parcelSizes,
	'0187-popular-searches': popularSearches,
	'0174-block-previews': blockPreviews,
	'0178-customer-groups': customerGroups,
};

/** Names of the migrations that this version knows, in the order in which they run. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).toSorted();

/**
 * Migrations that the version before cannot work with, because they remove or rename what it uses. The others only add, so that the version before
 * works during an update and after a rollback (0138).
 */
const BREAKING: readonly string[] = [];

interface Migrating {
	/** Name of the last migration to run; all by default. */
	readonly last?: string | undefined;
	/** Finds the last backup, without which a merchant's own shop is not migrated; left out if none is needed. */
	readonly findBackup?: (() => Promise<LastBackup>) | undefined;
}

/** Runs pending migrations. Throws MigrationRefusal if the database is of a newer version, or if there is no recent backup. */
export async function migrate(db: Kysely<Tables>, { last, findBackup }: Migrating = {}): Promise<void> {
	const state = await readMigrationState(db, MIGRATION_NAMES);
	const refusal = findMigrationRefusal({ state, ...(await readShopOfRefusal(db, state, findBackup)), now: new Date() });
	if (refusal !== null) throw new MigrationRefusal(refusal);
	// Those of a newer version are executed already, and only known to the database.
	const newer = Object.fromEntries(state.newer.map((name) => [name, { up: async () => undefined }]));
	const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS, ...newer }) }, allowUnorderedMigrations: true });
	const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
	if (error === undefined)
		return noteBreaking(
			db,
			results.map(({ migrationName }) => migrationName).filter((name) => BREAKING.includes(name)),
		);
	const failed = results.find((result) => result.status === 'Error');
	throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
}

async function readShopOfRefusal(db: Kysely<Tables>, { pending, isNew }: MigrationState, findBackup: Migrating['findBackup']) {
	if (findBackup === undefined || isNew || pending.length === 0) return { origin: null, backup: null };
	return { origin: await readOrigin(db), backup: await findBackup() };
}
