export {
	/** Posts by title and state, some at a time. */
	listPostRows,
	/** A post as it is stored. */
	type PostRow,
	/** Authors of posts. */
	readAuthors,
	/** Comments of an account on posts. */
	readCommentsOf,
	/** Categories of posts. */
	readPostCategories,
	/** A post by its id. */
	readPostRow,
	/** Titles of the tags of a post. */
	readTagsOf,
} from './read-posts.ts';
