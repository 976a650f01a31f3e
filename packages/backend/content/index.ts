/** Most days of a calendar. */
export { MOST_DOORS } from './calendars/calendar.ts';
/** Checks every minute whether a new day has begun. */
export { dayChangesJob } from './calendars/day-changes-job.ts';
export {
	/** Gives a new page a calendar of empty days. */
	insertCalendar,
	/** A door of a calendar as it is edited. */
	type NamedDoor,
	/** The calendar of a page; undefined if it has none. */
	readCalendar,
	/** All calendars with their pages, the latest first. */
	readCalendars,
	/** Replaces the days of a calendar and the coupons behind them, or returns what is refused. */
	saveCalendar,
} from './calendars/edit-calendar.ts';
export {
	/** Gives a new page a flyer without pages. */
	insertFlyer,
	/** The flyer of a page; undefined if it has none. */
	readFlyer,
	/** All flyers with their pages, the latest first. */
	readFlyers,
	/** Replaces days and pages of a flyer, or returns what is refused. */
	saveFlyer,
} from './calendars/edit-flyer.ts';
/** Moves the demo's calendars, promotions, flyers and sweepstakes to the current year when the shop is started in another year. Rows that already have these dates are unchanged. */
export { renewDates } from './calendars/renew-dates.ts';
/** Upserts calendars, flyers, static contents and sweepstakes. Topics of the newsletter and comments are added only if the shop has none. */
export { writeExtras } from './calendars/write-extras.ts';
/** Handlers of pages, posts, menus, stores, stock alerts, routes and changes. */
export { contentHandlers } from './content-handlers.ts';
export {
	/** From this status on a post is public. */
	PUBLIC_STATUS,
	/** State of a page or post from its row. */
	toState,
} from './editing/content-state.ts';
export {
	/** Whether the shop looks a page up by this path, so that it keeps it. */
	isFixedPath,
	/** A free path for the title of a page. */
	proposePagePath,
} from './editing/page-path.ts';
/** Publishes scheduled pages and posts that are due, every minute. */
export { publishDueJob } from './editing/publish-due.ts';
export {
	/** Changes a page; the old address of one that was public is redirected. */
	changePage,
	/** Creates a draft of a page. */
	createPage,
	/** Deletes a page that is not public. */
	deletePage,
} from './editing/save-page.ts';
export {
	/** Changes a post; the old address of one that was public is redirected. */
	changePost,
	/** Creates an author of posts. */
	createAuthor,
	/** Creates a draft of a post. */
	createPost,
	/** Creates a category of posts. */
	createPostCategory,
	/** Deletes a post that is not public, with its comments. */
	deletePost,
	/** A free slug for the title of a post. */
	proposePostSlug,
} from './editing/save-post.ts';
/** Requests confirmation from an address, in the caller's transaction; at the limit no further mail is sent. */
export { askOptIn } from './forms/newsletter.ts';
export {
	/** Subscribes or unsubscribes the owner of an account. The choice is stored only with the subscription of the address. */
	chooseNewsletter,
	/** Whether an address is subscribed; `email` is an SQL expression. */
	isSubscribed,
	/** Moves the subscription when the account's e-mail changes. */
	moveNewsletter,
} from './forms/own-newsletter.ts';
/** What forms stored by the e-mail of a person, for an export of their data. */
export { readOfPerson } from './forms/read-of-person.ts';
export {
	/** Page about the legal guarantee. */
	GUARANTEE_SLUG,
	/** Uploaded pictures of the harmonised notice, by language. */
	readGuaranteeNotices,
	/** Saves the notice of one language; null removes it. */
	saveGuaranteeNotice,
	/** Sizes of the notice that a language shows. */
	toGuaranteeThumbs,
} from './guarantee/guarantee-notice.ts';
/** Where links of menus and blocks lead. */
export { findLinkStates } from './links/find-link-states.ts';
/** Visible places of the shop that a link can lead to, by title. */
export { listLinkTargets } from './links/list-link-targets.ts';
export {
	/** Bytes of an uploaded logo or icon. */
	LARGEST_LOOK_PICTURE,
	/** Makes the stored PNG of an uploaded logo or icon. */
	makeLookPicture,
} from './look/make-look-picture.ts';
export {
	/** Deletes a menu. */
	deleteMenu,
	/** Upserts menus by code; entries without an id get one from their position. */
	writeMenus,
} from './menus/write-menus.ts';
export {
	/** Topics that can be chosen, with their names in the language of a market. */
	readShownTopics,
	/** All topics of the newsletter with their names by market, in order. */
	readTopics,
	/** Replaces the topics of the newsletter. */
	saveTopics,
} from './newsletter-topics/newsletter-topics.ts';
export {
	/** Fills the company placeholders of hidden pages. */
	fillCompanyBlanks,
	/** Whether a text still has placeholders that the merchant must fill in. */
	hasBlanks,
} from './pages/blanks.ts';
/** Stores blocks that are not saved for an hour, and returns the key under which the shop shows them. */
export { storeBlockPreview } from './pages/block-previews.ts';
/** Overrides a label of the shop's dictionary; an empty text removes the override. */
export { editLabel } from './pages/edit-label.ts';
export {
	/** Tables of pages that have blocks. */
	type BlockedTable,
	/** All that blocks name and the shop does not have. */
	findMissingCodes,
	/** Replaces the blocks of a page. */
	saveBlocks,
} from './pages/save-blocks.ts';
/** Sets the status of a comment of a post. */
export { moderatePostComment } from './posts/post-comments.ts';
/** Categories, authors and tags must exist already. */
export { writePosts } from './posts/write-posts.ts';
/** Counts the addresses that wait for a product's stock or for a lower price. */
export { countWaiting } from './product-alerts/count-waiting.ts';
/** Check every minute for products that are in stock again, and for those that are cheaper. */
export { productAlertJobs } from './product-alerts/send-alerts.ts';
export {
	/** Reasons why a redirect rule is refused; `missing` is one of tables alone. */
	REDIRECT_ERROR_CODES,
	/** The reasons in words, for programs and reports. */
	REDIRECT_ERRORS,
} from './redirects/find-redirect-error.ts';
/** Whether the shop follows a rule that was just written, or no longer follows one that was taken away. False if the shop cannot be reached. */
export { isInEffect } from './redirects/is-in-effect.ts';
/** Redirect rules by old path, a page of them. */
export { listRedirects } from './redirects/list-redirects.ts';
/** Writes the redirect rules of a table (CSV); wrong rows are refused one by one and stop no other. */
export { saveRedirectTable } from './redirects/save-redirect-table.ts';
/** Writes rules in one transaction, with the outcome of each. Wrong ones, and those that would make a loop with the others, are refused and stop no other. */
export { saveRedirects, saveRedirectsIn } from './redirects/save-redirects.ts';
/** The company behind the shop (Spec 3, Company structured data). The IBAN is empty unless the shop takes transfers, so that nobody pays into the demo shop's account. */
export { toInfo } from './site/info.ts';
export {
	/** Whether maintenance mode is on. */
	isUnderMaintenance,
	/** Turns maintenance mode on or off, for an operator's script and for tests. */
	setMaintenance,
} from './site/maintenance.ts';
/** Deletes old changes, and first records the last deleted one: older cursors have missed some. Returns the number of deleted changes. */
export { pruneChanges } from './site/prune-changes.ts';
/** Path of the terms of sale. */
export { TERMS_PATH } from './site/routes.ts';
export {
	/** A store by its code. */
	readStore,
	/** All stores by code, also those that shoppers do not see. */
	readStores,
	/** Creates a store, or replaces what is known of it. */
	saveStore,
} from './stores/edit-store.ts';
export {
	/** A store as a list has it; without a country it is in the shop's own. */
	type ListedStore,
	/** Adds the stores of a list, or updates them by code. What lists do not have stays: address of the page, phone, e-mail, days that differ, visibility. */
	saveStoreList,
} from './stores/save-store-list.ts';
/** Upserts stores by code. */
export { writeStores } from './stores/write-stores.ts';
export {
	/** Draws winners and their substitutes from the valid entries, once, after the end. */
	drawWinners,
	/** Takes an entry out of the draw, or back in. */
	judgeEntry,
	/** Replaces the winners that the shop shows by those of the draw who agreed to be named. */
	publishDrawn,
	/** Records what a winner answered; a substitute follows one who declined. */
	settleWinner,
} from './sweepstakes/draw-winners.ts';
/** Deletes the entries of an address, and the name of a winner that the shop shows. */
export { forgetEntrant } from './sweepstakes/forget-entrant.ts';
export {
	/** Changes a sweepstake, or returns why it is not changed. */
	changeSweepstake,
	/** Creates a draft of a sweepstake. */
	createSweepstake,
	/** Deletes a sweepstake that is not public, with its entries. */
	deleteSweepstake,
	/** Whether it still needs a picture. */
	lacksPicture,
} from './sweepstakes/save-sweepstake.ts';
/** Whether entries are accepted now. */
export { toPhase } from './sweepstakes/sweepstakes.ts';
export {
	/** Name of the job, to wake it after a write. */
	CONTENT_WEBHOOK,
	/** Sends changes to the shop as they happen, one call at a time. Failed calls are retried with backoff. A shop that was not reachable may be back: an edit does not wait for the end of a pause. Other writes, such as those of shoppers, do not call it more often. */
	contentWebhookJob,
} from './webhook/webhook-job.ts';
/** Calls by which the shop learned what has changed, the newest first. */
export { listWebhookCalls } from './webhook/webhook-log.ts';
