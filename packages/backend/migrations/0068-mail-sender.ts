import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Sender of each mail, `"Name" <address>`, for the process that sends the outbox. Null if the shop has not set one. */
export const mailSender: Migration = { up: (db) => runScript(db, 'alter table mails add column sender text') };
