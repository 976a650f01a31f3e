import type { Database } from '../tables.ts';
import { toPerson } from './sweepstakes.ts';

/** Deletes the entries of an address, and what the shop shows of them. */
export async function forgetEntrant(trx: Database, email: string): Promise<void> {
	const gone = await trx
		.deleteFrom('sweepstake_entries')
		.where('email', '=', toPerson(email))
		.returning(['sweepstake_id', 'shown_as as name', 'prize'])
		.execute();
	for (const { sweepstake_id, ...winner } of gone) await withdrawName(trx, sweepstake_id, winner);
}

/** Takes a drawn winner off the winners that the shop shows: it names them by consent alone. */
export async function withdrawName(trx: Database, id: number, { name, prize }: { readonly name: string | null; readonly prize: string | null }): Promise<void> {
	if (name === null) return;
	const { winners } = await trx.selectFrom('sweepstakes').select('winners').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
	const left = winners.filter((winner) => winner.name !== name || winner.prize !== prize);
	if (left.length < winners.length)
		await trx
			.updateTable('sweepstakes')
			.set({ winners: JSON.stringify(left) })
			.where('id', '=', id)
			.execute();
}
