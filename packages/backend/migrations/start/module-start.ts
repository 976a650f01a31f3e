/** SQL that gives an empty database the tables of a module. */
export interface ModuleStart {
	/** Tables, indexes and first rows. They refer to tables of this module and of those before it alone. */
	readonly tables: string;
	/** Runs when the tables of all modules exist: keys to tables of later modules, functions and triggers. */
	readonly links?: string;
}
