import type { Database } from '../tables.ts';

interface Waiting {
	readonly stock: number;
	readonly price: number;
}

/** Addresses that wait for a product: those that confirmed an alert whose mail is not sent yet. */
export async function countWaiting(db: Database, productId: number): Promise<Waiting> {
	const countIn = async (table: 'stock_alerts' | 'price_alerts'): Promise<number> => {
		const query = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('total'));
		const { total } = await query.where('product_id', '=', productId).where('status', '=', 'confirmed').executeTakeFirstOrThrow();
		return Number(total);
	};
	return { stock: await countIn('stock_alerts'), price: await countIn('price_alerts') };
}
