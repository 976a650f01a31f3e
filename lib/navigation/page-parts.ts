/** A step of the breadcrumb trail; the last one is the page itself. */
export interface Breadcrumb {
	readonly title: string;
	readonly url: string;
}

/** A heading in a text that can be linked to. */
export interface Heading {
	readonly id: string;
	readonly title: string;
}

/** Page links of a list: `pages` is the total, `current` counts from 1; the address of a page is `basePath?page=N` (D8). */
export interface Pagination {
	readonly current: number;
	readonly pages: number;
	readonly basePath: string;
}
