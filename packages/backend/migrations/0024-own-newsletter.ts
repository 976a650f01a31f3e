import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The subscription of an address alone says whether it gets the newsletter; what accounts said becomes one, unless its owner gave it up by a mail's link. */
export const ownNewsletter: Migration = {
	up: (db) =>
		runScript(
			db,
			`
insert into newsletter_subscriptions (email, code, status, topics, lang, asked_at, confirmed_at)
select email, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'confirmed', '["offers", "magazine", "calendar"]', 'hr', now(), now()
from users where newsletter
on conflict (email) do update set status = 'confirmed', confirmed_at = now(), mails_sent = 0 where newsletter_subscriptions.status = 'pending'
--
alter table users drop column newsletter
`,
		),
};
