import Type from 'typebox';
import { isUnderMaintenance, setMaintenance } from '../../content/index.ts';
import { readSwitches, writeSwitches } from '../../jobs/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { readShopSettings, writeShopSettings } from '../../platform/shop/shop-settings.ts';
import { route } from '../http/route.ts';
import { Nothing } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['settings:write'] as const;
/** `orders_stopped`: the shop stays open, and orders are refused. A payment method is switched at `/payment-methods`. */
const switches = { orders_stopped: Type.Boolean(), mails_paused: Type.Boolean(), jobs_paused: Type.Boolean(), maintenance: Type.Boolean() };

export const SWITCH_ROUTES = [
	route({
		...{ method: 'GET', path: '/switches', operationId: 'readShopSwitches', summary: 'What is stopped at present', scopes: SCOPES },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Strict(switches),
		handle: ({ db }) => read(db),
	}),
	route({
		...{
			method: 'PUT',
			path: '/switches',
			operationId: 'switchShop',
			inOneTransaction: true,
			summary: 'Stops orders, mails, jobs or the shop at once, or lets them go on',
			scopes: SCOPES,
		},
		params: Nothing,
		query: Nothing,
		body: Type.Partial(Strict(switches), { additionalProperties: false }),
		response: Strict(switches),
		async handle({ db, settings, body }) {
			const next = { ...(await read(db)), ...body };
			await db.transaction().execute(async (trx) => {
				await writeShopSettings(trx, { ordersStopped: next.orders_stopped });
				await writeSwitches(trx, { allPaused: next.jobs_paused, mailsPaused: next.mails_paused });
				await setMaintenance(trx, next.maintenance);
			});
			settings.forget();
			return read(db);
		},
	}),
];

async function read(db: Database) {
	const [{ allPaused, mailsPaused }, { ordersStopped = false }] = [await readSwitches(db), await readShopSettings(db)];
	return { orders_stopped: ordersStopped, mails_paused: mailsPaused, jobs_paused: allPaused, maintenance: await isUnderMaintenance(db) };
}
