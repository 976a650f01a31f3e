/** Applies a setup file as the pages at /admin/ would. Validates everything before it writes, and throws on the first error. Idempotent. Returns sentences about what it did. */
export { applySetup } from './apply-setup.ts';
export {
	/** Steps of the setup, in their order. */
	CHECKLIST_KEYS,
	/** Steps of the setup. */
	type ChecklistKey,
	/** Whether the shop can take its first order. */
	isReady,
	/** Steps until the shop can take its first order, in the recommended order. Computed from the data on each call. */
	readChecklist,
	/** Titles of the legal pages that are not published yet; the path of one that does not exist. */
	readUnpublishedLegalPages,
} from './read-checklist.ts';
/** Writes settings of the shop; a new company fills the placeholders of hidden pages, a new name renames the home page. */
export { saveShopSettings } from './save-shop-settings.ts';
/** Throws with the path of the first invalid field. */
export { parseSetupFile } from './setup-file.ts';
