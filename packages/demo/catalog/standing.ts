import type { Random } from '../random.ts';

/** A product's stage of life: age, stock, sales and values derived from them. */
export interface Standing {
	ageDays: number;
	quantity: number;
	sold: number;
	isNew: boolean;
	isBest: boolean;
}

const NEW_FOR_DAYS = 60;
const OLDEST_DAYS = 1_100;
const OUT_OF_STOCK_SHARE = 0.09;
const BEST_PER_DAY = 3.4;

export function toStanding(random: Random, cents: number): Standing {
	const ageDays = random.chance(0.08) ? random.int(2, NEW_FOR_DAYS - 1) : random.int(NEW_FOR_DAYS, OLDEST_DAYS);
	const demand = random.next() ** 3 * Math.min(6, 60 / Math.sqrt(cents / 100));
	const sold = Math.round(demand * Math.min(ageDays, 365) * 0.55);
	const usual = cents > 100_000 ? 9 : cents > 20_000 ? 30 : 140;
	return {
		ageDays,
		sold,
		quantity: random.chance(OUT_OF_STOCK_SHARE) ? 0 : random.chance(0.12) ? random.int(1, 3) : random.int(4, usual),
		isNew: ageDays < NEW_FOR_DAYS,
		isBest: ageDays >= NEW_FOR_DAYS && demand > BEST_PER_DAY,
	};
}
