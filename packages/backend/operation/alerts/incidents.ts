import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { Alert, AlertNotification } from './alert.ts';
import { minutesUntilNotified } from './find-alerts.ts';

const MINUTE = 60_000;
/** Milliseconds that an alert must be gone before it counts as resolved: one that comes back earlier is the same incident. */
const RESOLVED_AFTER = 5 * MINUTE;
/** Milliseconds that an instance has for sending the notifications that it claimed; then other instances may claim them. */
const CLAIM = 2 * MINUTE;
/** Milliseconds that resolved incidents are kept. */
const KEPT = 30 * 24 * 60 * MINUTE;

type Db = Database;

/** Records the alerts of this moment: opens incidents, updates those that last, and resolves those that have been gone for some minutes. */
export async function recordAlerts(db: Db, alerts: readonly Alert[], now: Date): Promise<void> {
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
			if (notified_at === null) await deleteUnclaimed(trx, id, now);
			else if (gone_at === null) await trx.updateTable('alert_incidents').set({ gone_at: now }).where('id', '=', id).execute();
			else if (now.getTime() - gone_at.getTime() >= RESOLVED_AFTER)
				await trx.updateTable('alert_incidents').set({ ended_at: now }).where('id', '=', id).execute();
		}
		await trx
			.deleteFrom('alert_incidents')
			.where('end_notified_at', '<', new Date(now.getTime() - KEPT))
			.execute();
	});
}

/** Deletes an incident that the operator was not notified of, unless an instance is sending its notification: that one has to be resolved later. */
async function deleteUnclaimed(db: Db, id: number, now: Date): Promise<void> {
	await db
		.deleteFrom('alert_incidents')
		.where('id', '=', id)
		.where('notified_at', 'is', null)
		.where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
		.execute();
}

const isSame = (one: Pick<Alert, 'name' | 'subject'>, other: Pick<Alert, 'name' | 'subject'>): boolean =>
	one.name === other.name && one.subject === other.subject;

export interface ClaimedNotification extends AlertNotification {
	readonly id: number;
}

/** Claims the notifications that were not sent yet, so that only this instance sends them. */
export async function claimNotifications(db: Db, now: Date): Promise<readonly ClaimedNotification[]> {
	const { rows } = await sql<{ id: number; name: string; subject: string; summary: string; since: Date; ended_at: Date | null }>`
		update alert_incidents set claimed_until = ${new Date(now.getTime() + CLAIM)}
		where (claimed_until is null or claimed_until < ${now})
			and ((notified_at is null and gone_at is null and due_at <= ${now}) or (ended_at is not null and end_notified_at is null))
		returning id, name, subject, summary, since, ended_at
	`.execute(db);
	return rows.toSorted((a, b) => a.id - b.id).map(({ ended_at, ...row }) => ({ ...row, state: ended_at === null ? 'firing' : 'resolved' }));
}

/** Ends the claim: notifications that were sent are recorded as such, others are claimed again in the next round. */
export async function endClaim(db: Db, notifications: readonly ClaimedNotification[], { isSent, now }: { isSent: boolean; now: Date }): Promise<void> {
	for (const { id, state } of notifications)
		await db
			.updateTable('alert_incidents')
			.set({ claimed_until: null, ...(isSent && (state === 'firing' ? { notified_at: now } : { end_notified_at: now })) })
			.where('id', '=', id)
			.execute();
}

/** Alerts that the operator was notified of and that are not resolved, oldest first. */
export async function readOpenAlerts(db: Db): Promise<readonly (Alert & { readonly since: Date })[]> {
	return await db
		.selectFrom('alert_incidents')
		.select(['name', 'subject', 'summary', 'since'])
		.where('notified_at', 'is not', null)
		.where('ended_at', 'is', null)
		.orderBy('id')
		.execute();
}
