import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Alert, AlertNews } from './alert.ts';
import { minutesUntilNotified } from './find-alerts.ts';

const MINUTE = 60_000;
/** Milliseconds that an alert must be gone before it counts as resolved: what comes back earlier is the same incident. */
const CALM = 5 * MINUTE;
/** Milliseconds for which one instance has news to tell; others tell them after that. */
const CLAIM = 2 * MINUTE;
const KEPT = 30 * 24 * 60 * MINUTE;

type Db = Kysely<Tables>;

/** Notes what needs a hand at this moment: begins incidents, keeps those that go on, ends those that have been gone for some minutes. */
export async function noteAlerts(db: Db, alerts: readonly Alert[], now: Date): Promise<void> {
	await db.transaction().execute(async (trx) => {
		for (const alert of alerts)
			await trx
				.insertInto('alert_incidents')
				.values({ ...alert, summary: alert.summary.slice(0, 1000), since: now, due_at: new Date(now.getTime() + minutesUntilNotified(alert) * MINUTE) })
				.onConflict((conflict) =>
					conflict
						.columns(['name', 'subject'])
						.where('ended_at', 'is', null)
						.doUpdateSet((eb) => ({ summary: eb.ref('excluded.summary'), gone_at: null })),
				)
				.execute();
		const open = await trx.selectFrom('alert_incidents').select(['id', 'name', 'subject', 'notified_at', 'gone_at']).where('ended_at', 'is', null).execute();
		for (const { id, notified_at, gone_at } of open.filter((incident) => !alerts.some((alert) => isSame(alert, incident)))) {
			if (notified_at === null) await trx.deleteFrom('alert_incidents').where('id', '=', id).where('notified_at', 'is', null).execute();
			else if (gone_at === null) await trx.updateTable('alert_incidents').set({ gone_at: now }).where('id', '=', id).execute();
			else if (now.getTime() - gone_at.getTime() >= CALM) await trx.updateTable('alert_incidents').set({ ended_at: now }).where('id', '=', id).execute();
		}
		await trx
			.deleteFrom('alert_incidents')
			.where('end_notified_at', '<', new Date(now.getTime() - KEPT))
			.execute();
	});
}

const isSame = (one: Pick<Alert, 'name' | 'subject'>, other: Pick<Alert, 'name' | 'subject'>): boolean =>
	one.name === other.name && one.subject === other.subject;

export interface ClaimedNews extends AlertNews {
	readonly id: number;
}

/** News that nobody was told, for this instance to tell. */
export async function claimNews(db: Db, now: Date): Promise<readonly ClaimedNews[]> {
	const { rows } = await sql<{ id: number; name: string; subject: string; summary: string; since: Date; ended_at: Date | null }>`
		update alert_incidents set claimed_until = ${new Date(now.getTime() + CLAIM)}
		where (claimed_until is null or claimed_until < ${now})
			and ((notified_at is null and gone_at is null and due_at <= ${now}) or (ended_at is not null and end_notified_at is null))
		returning id, name, subject, summary, since, ended_at
	`.execute(db);
	return rows.toSorted((a, b) => a.id - b.id).map(({ ended_at, ...row }) => ({ ...row, state: ended_at === null ? 'firing' : 'resolved' }));
}

/** Notes that the claimed news were told; otherwise the next round tries again. */
export async function endClaim(db: Db, news: readonly ClaimedNews[], { isNotified, now }: { isNotified: boolean; now: Date }): Promise<void> {
	for (const { id, state } of news)
		await db
			.updateTable('alert_incidents')
			.set({ claimed_until: null, ...(isNotified && (state === 'firing' ? { notified_at: now } : { end_notified_at: now })) })
			.where('id', '=', id)
			.execute();
}

/** Alerts that somebody was told and that are not resolved, the longest first. */
export async function readOpenAlerts(db: Db): Promise<readonly (Alert & { readonly since: Date })[]> {
	return await db
		.selectFrom('alert_incidents')
		.select(['name', 'subject', 'summary', 'since'])
		.where('notified_at', 'is not', null)
		.where('ended_at', 'is', null)
		.orderBy('id')
		.execute();
}
