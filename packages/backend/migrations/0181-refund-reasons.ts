import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Why a provider refused a refund. `asked_at` is also set by the first call: refunds without it were stored before the provider was asked. */
export const refundReasons: Migration = {
	up: (db) =>
		runScript(
			db,
			`
			alter table payment_refunds add column reason text;
			update payment_refunds set asked_at = created_at where asked_at is null and not by_hand;
			`,
		),
};
