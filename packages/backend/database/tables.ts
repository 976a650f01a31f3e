import type { AccountTables } from './account-tables.ts';
import type { BrowsingTables } from './browsing-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ChangeTables } from './change-tables.ts';
import type { CheckoutTables } from './checkout-tables.ts';
import type { ContentFormTables } from './content-form-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { ShopperTables } from './shopper-tables.ts';
import type { TranslationTables } from './translation-tables.ts';
import type { VitalsTables } from './vitals-tables.ts';

/** Every table as Kysely sees it. */
export interface Tables
	extends CatalogueTables,
		BrowsingTables,
		ChangeTables,
		ContentTables,
		ContentFormTables,
		ShopperTables,
		AccountTables,
		OrderTables,
		CheckoutTables,
		TranslationTables,
		VitalsTables {}
