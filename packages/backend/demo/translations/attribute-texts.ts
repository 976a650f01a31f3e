/** Words of the specification table in one language. */
export interface AttributeTexts {
	/** By attribute code. */
	readonly titles: Readonly<Record<string, string>>;
	/** By Croatian heading. */
	readonly groups: Readonly<Record<string, string>>;
	/** By Croatian value; `#` stands for a number on both sides. */
	readonly values: Readonly<Record<string, string>>;
}
