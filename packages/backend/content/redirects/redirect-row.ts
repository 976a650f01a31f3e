export interface RedirectRow {
	readonly old_path: string;
	/** Empty: the rule is taken away, or its page is gone (410), for which a target is ignored. */
	readonly new_path: string;
	readonly type: number;
}
