export interface RedirectRow {
	readonly old_path: string;
	/** Empty: the rule is taken away. */
	readonly new_path: string;
	readonly type: number;
}
