/** A step of the breadcrumb trail; the last one is the page itself. */
export interface Breadcrumb {
	readonly title: string;
	readonly url: string;
}

/** A heading of a text that can be linked to. */
export interface Heading {
	readonly id: string;
	readonly title: string;
}

/** Page links of a list: `pages` in all, `current` counts from 1; a page's address is `basePath?page=N` (D8). */
export interface Pagination {
	readonly current: number;
	readonly pages: number;
	readonly basePath: string;
}
