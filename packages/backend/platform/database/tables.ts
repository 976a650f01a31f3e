import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from './tables/account-tables.ts';
import type { BrowsingTables } from './tables/browsing-tables.ts';
import type { CatalogTables } from './tables/catalog-tables.ts';
import type { ChangeTables } from './tables/change-tables.ts';
import type { CheckoutTables } from './tables/checkout-tables.ts';
import type { ConnectorTables } from './tables/connector-tables.ts';
import type { ContentFormTables } from './tables/content-form-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { CustomerGroupTables } from './tables/customer-group-tables.ts';
import type { EventTables } from './tables/event-tables.ts';
import type { JobTables } from './tables/job-tables.ts';
import type { MediaTables } from './tables/media-tables.ts';
import type { MerchantTables } from './tables/merchant-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PaperTables } from './tables/paper-tables.ts';
import type { ShippingTables } from './tables/shipping-tables.ts';
import type { ShopperTables } from './tables/shopper-tables.ts';
import type { TaxTables } from './tables/tax-tables.ts';
import type { TranslationTables } from './tables/translation-tables.ts';
import type { VitalsTables } from './tables/vitals-tables.ts';
import type { VoucherTables } from './tables/voucher-tables.ts';

/** All tables, typed for Kysely. */
export interface Tables
	extends CatalogTables,
		MediaTables,
		BrowsingTables,
		ChangeTables,
		ContentTables,
		ContentFormTables,
		ShopperTables,
		AccountTables,
		OrderTables,
		PaperTables,
		CheckoutTables,
		VoucherTables,
		ShippingTables,
		TaxTables,
		TranslationTables,
		VitalsTables,
		MerchantTables,
		JobTables,
		ConnectorTables,
		CustomerGroupTables,
		EventTables {}

/** A connection, or a transaction, that knows the named tables: any other is a type error. Each module names its own in its `tables.ts`. */
export type DatabaseOf<Names extends keyof Tables> = Kysely<Pick<Tables, Names>> | Transaction<Pick<Tables, Names>>;

/** A connection to all tables. */
export type Database = Kysely<Tables> | Transaction<Tables>;
