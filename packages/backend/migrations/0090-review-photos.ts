import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Photos of reviews, and the language of the shop's answer (ISO 639-1; null for older answers). A photo belongs to its uploader until a review
 * names it. Its content is kept here until the review is published, then as a stored file. A review that gets a new id keeps its photos.
 */
export const reviewPhotos: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table feedback add column answer_lang text
--
create table review_photos (
	id uuid primary key default gen_random_uuid(),
	session_id uuid references sessions on delete cascade,
	user_id int references users on delete cascade,
	feedback_id int references feedback on update cascade on delete cascade,
	position int not null default 0,
	digest text not null,
	content bytea,
	media text references media_files,
	width int not null,
	height int not null,
	created_at timestamptz not null default now(),
	check (num_nonnulls(session_id, user_id, feedback_id) = 1),
	check (num_nonnulls(content, media) = 1),
	unique (session_id, digest),
	unique (user_id, digest)
)
--
create index review_photos_feedback on review_photos (feedback_id, position) where feedback_id is not null
--
create index review_photos_waiting on review_photos (created_at) where feedback_id is null
--
create index review_photos_media on review_photos (media) where media is not null
`,
		),
};
