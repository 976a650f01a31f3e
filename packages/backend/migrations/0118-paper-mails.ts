import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Papers that were mailed to the customer, so that each is mailed once. */
export const paperMails: Migration = { up: (db) => runScript(db, 'create table paper_mails (paper_id int primary key references papers)') };
