import type { Loaded, Read } from '../../api/read.ts';
import type { Result } from '../../api/result.ts';
import type { TextKey } from '../../texts/text.ts';

/** Values of a form, as typed. */
export type Typed = Readonly<Record<string, string>>;

interface SettingField {
	readonly name: string;
	readonly label: TextKey;
	readonly hint?: TextKey;
	readonly isRequired?: boolean;
	/** Several lines. */
	readonly isLong?: boolean;
	/** Values with their texts, for a choice of one. */
	readonly options?: readonly (readonly [value: string, text: TextKey])[];
	/** Name in refusals of the API, if it is another. */
	readonly apiName?: string;
}

/** Settings that are read and saved together. */
export interface SettingGroup<T> {
	readonly title: TextKey;
	readonly about: TextKey;
	readonly fields: readonly SettingField[];
	readonly read: () => Read<T>;
	readonly toTyped: (value: T) => Typed;
	/** `changed`: names of the fields that differ from what was read. */
	readonly save: (typed: Typed, from: { readonly read: Loaded<T>; readonly changed: readonly string[] }) => Promise<Result<unknown>>;
}

export const changedFields = (before: Typed, after: Typed): string[] => Object.keys(after).filter((name) => after[name] !== before[name]);

/** What another person saved, with what was changed here kept. */
export const mergeTyped = (base: Typed, mine: Typed, theirs: Typed): Typed => ({
	...theirs,
	...Object.fromEntries(changedFields(base, mine).map((name) => [name, mine[name] ?? ''])),
});
