import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Who a mail is from, as `"Name" <address>`: whoever sends what waits needs it. Null where the shop has not said it. */
export const mailSender: Migration = { up: (db) => runScript(db, 'alter table mails add column sender text') };
