import type { Generated, JSONColumnType } from 'kysely';
import type { SourceBlock } from '../../source/blocks.ts';
import type { SourcePicture, StoredImage } from '../../source/catalog.ts';
import type { SourceCalendar, SourceFlyer, SourceSweepstake } from '../../source/content.ts';

type Moment = Date | string;

export interface ContentFormTables {
	post_comments: {
		id: Generated<number>;
		post_id: number;
		session_id: string | null;
		display_name: string;
		message: string;
		status: Generated<'pending' | 'approved' | 'rejected'>;
		created_at: Generated<Date>;
	};
	contact_messages: {
		id: Generated<number>;
		session_id: string | null;
		name: string;
		email: string;
		subject: string;
		order_number: string | null;
		message: string;
		/** When staff marked it as read. */
		read_at: Generated<Date | null>;
		answered_at: Generated<Date | null>;
		created_at: Generated<Date>;
	};
	calendars: { page_slug: string; starts_on: string; doors: JSONColumnType<SourceCalendar['doors']> };
	flyers: { page_slug: string; valid_from: string | null; valid_to: string | null; pages: JSONColumnType<SourceFlyer['pages']> };
	static_contents: {
		id: Generated<number>;
		slug: string;
		path: string;
		title: string;
		layout: string;
		visible: Generated<boolean>;
		seo_description: string | null;
		blocks: JSONColumnType<SourceBlock[]>;
		updated_at: Generated<Date>;
	};
	/** Blocks that are not saved yet, of the page with this id. */
	block_previews: {
		/** Hexadecimal; who has it may see the page with these blocks for an hour. */
		key: string;
		kind: 'pages' | 'static_contents';
		page_id: number;
		blocks: JSONColumnType<SourceBlock[]>;
		changed_at: Date;
	};
	newsletter_subscriptions: {
		id: Generated<number>;
		email: string;
		code: string;
		status: 'pending' | 'confirmed' | 'unsubscribed';
		topics: JSONColumnType<string[]>;
		lang: string;
		asked_at: Date;
		mails_sent: Generated<number>;
		confirmed_at: Date | null;
		unsubscribed_at: Date | null;
	};
	sweepstakes: {
		id: Generated<number>;
		slug: string;
		title: string;
		short_description: string;
		content: string;
		rules: string;
		question: string | null;
		/** A drawing. */
		picture: JSONColumnType<SourcePicture>;
		/** An uploaded picture, instead of the drawing. */
		image: JSONColumnType<StoredImage> | null;
		starts_at: Moment;
		ends_at: Moment;
		winners_at: Moment;
		winners: JSONColumnType<SourceSweepstake['winners']>;
		visible: Generated<boolean>;
		/** When it is published, if it is scheduled. */
		publish_at: Date | null;
		archived: Generated<boolean>;
		/** Its address is known outside the shop. */
		was_public: Generated<boolean>;
		/** When the winners were drawn, and by which member of staff. */
		drawn_at: Generated<Date | null>;
		drawn_by: Generated<string | null>;
	};
	sweepstake_entries: {
		id: Generated<number>;
		sweepstake_id: number;
		email: string;
		first_name: string;
		last_name: string;
		answer: string;
		created_at: Date;
		/** Why staff took it out before the draw; null for a valid one. */
		invalid_reason: Generated<string | null>;
		/** Place in the order of the draw, from 1; null if it was not drawn. */
		place: Generated<number | null>;
		/** Null for a substitute whose turn has not come. */
		prize: Generated<string | null>;
		outcome: Generated<'waiting' | 'confirmed' | 'declined' | null>;
		/** The name that the winner agreed to be published with; null without consent. */
		shown_as: Generated<string | null>;
	};
}
