import type { Vital } from '@titraj/contract/vitals.ts';
import type { Database } from '../database/tables.ts';
import type { Handler } from '../http/handler.ts';

/** Days for which counts are kept. */
const KEPT_DAYS = 60;
/** Maximum number of page kinds per day; the others are counted as one. */
const MOST_SCREENS = 80;

/** Adds the vitals of a visit to the day's counts. Values are rounded, so that the number of rows per day is bounded. */
export const countVitals: Handler<'_post_hapi_misc_vitals'> = async ({ screen, device, vitals }, { db, config }) => {
	const day = toDay(config.now().getTime());
	const rows = new Map(vitals.map((vital) => [vital.name, { day, device, name: vital.name, value: toStep(vital), seen: 1 }]));
	const known = await screenOf(db, day, screen);
	await db
		.insertInto('web_vitals')
		.values([...rows.values()].map((row) => ({ ...row, screen: known })))
		.onConflict((conflict) =>
			conflict.columns(['day', 'screen', 'device', 'name', 'value']).doUpdateSet(({ eb, ref }) => ({ seen: eb(ref('web_vitals.seen'), '+', 1) })),
		)
		.execute();
	await db
		.deleteFrom('web_vitals')
		.where('day', '<', toDay(config.now().getTime() - KEPT_DAYS * 86_400_000))
		.execute();
	return { success: true };
};

async function screenOf(db: Database, day: string, screen: string): Promise<string> {
	const { screens } = await db
		.selectFrom('web_vitals')
		.select(({ fn }) => fn.count<number>('screen').distinct().as('screens'))
		.where('day', '=', day)
		.where('screen', '!=', screen)
		.executeTakeFirstOrThrow();
	return Number(screens) < MOST_SCREENS ? screen : 'other/other';
}

/** Rounds to two significant digits, which is precise enough. */
function toStep({ name, value }: Vital): number {
	return name === 'CLS' ? Math.round(value * 100) / 100 : Number(value.toPrecision(2));
}

function toDay(time: number): string {
	return new Date(time).toISOString().slice(0, 10);
}
