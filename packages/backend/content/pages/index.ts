export {
	/** Labels of the shop's dictionary that the merchant replaced. */
	readLabels,
	/** The text that replaces a label; null if none does. */
	readLabelText,
} from './read-labels.ts';
export {
	/** Whether everybody sees the page of a slug. */
	isPageVisible,
	/** Landing pages, by title. */
	listLandings,
	/** Pages by title and state, some at a time. */
	listPageRows,
	/** A page as it is stored. */
	type PageRow,
	/** A page with its blocks. */
	readBlocked,
	/** A page by its id. */
	readPageRow,
} from './read-pages.ts';
