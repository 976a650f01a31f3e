import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Only the subscription of an address decides whether it gets the newsletter; settings of accounts become subscriptions, unless the owner has unsubscribed with a mail's link. */
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
