import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts } from './start/accounts.ts';
import { cart } from './start/cart.ts';
import { catalog } from './start/catalog.ts';
import { connectors } from './start/connectors.ts';
import { content } from './start/content.ts';
import { courierLabels } from './start/courier-labels.ts';
import { customerGroups } from './start/customer-groups.ts';
import { invoices } from './start/invoices.ts';
import { jobs } from './start/jobs.ts';
import { listing } from './start/listing.ts';
import { localization } from './start/localization.ts';
import { mail } from './start/mail.ts';
import { merchantApi } from './start/merchant-api.ts';
import type { ModuleStart } from './start/module-start.ts';
import { operation } from './start/operation.ts';
import { orders } from './start/orders.ts';
import { platform } from './start/platform.ts';
import { reactions } from './start/reactions.ts';
import { shipping } from './start/shipping.ts';
import { staff } from './start/staff.ts';

/** In the order in which their tables refer to each other. */
const MODULES: readonly ModuleStart[] = [
	platform,
	jobs,
	mail,
	accounts,
	staff,
	localization,
	catalog,
	listing,
	content,
	shipping,
	customerGroups,
	cart,
	orders,
	invoices,
	courierLabels,
	reactions,
	connectors,
	operation,
	merchantApi,
];

/** All tables of the first release (0168). Each script is one query of several statements, so that a new database needs few round trips. */
export const start: Migration = {
	async up(db) {
		for (const { tables } of MODULES) await sql.raw(tables).execute(db);
		for (const { links } of MODULES) if (links !== undefined) await sql.raw(links).execute(db);
	},
};
