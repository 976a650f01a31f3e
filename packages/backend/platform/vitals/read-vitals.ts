import type { Database } from '../database/tables.ts';

export interface VitalsRow {
	screen: string;
	device: string;
	name: string;
	visits: number;
	/** 75th percentile: three of four visits were at most this slow. */
	p75: number;
}

/** The vitals of all counted days by kind of page and device. */
export async function readVitals(db: Database): Promise<VitalsRow[]> {
	const counts = await db
		.selectFrom('web_vitals')
		.select(({ fn }) => ['screen', 'device', 'name', 'value', fn.sum<number>('seen').as('seen')])
		.groupBy(['screen', 'device', 'name', 'value'])
		.orderBy('screen')
		.orderBy('device')
		.orderBy('name')
		.orderBy('value')
		.execute();
	const groups = Map.groupBy(counts, ({ screen, device, name }) => `${screen} ${device} ${name}`);
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		const visits = group.reduce((sum, { seen }) => sum + Number(seen), 0);
		return [{ screen: first.screen, device: first.device, name: first.name, visits, p75: p75Of(group, visits) }];
	});
}

/** The 75th percentile of counted values, which are in ascending order. */
function p75Of(counts: readonly { value: number; seen: number }[], visits: number): number {
	let passed = 0;
	for (const { value, seen } of counts) {
		passed += Number(seen);
		if (passed >= visits * 0.75) return value;
	}
	return 0;
}
