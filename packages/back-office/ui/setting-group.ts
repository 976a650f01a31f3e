import type { Loaded, Read } from '../api/read.ts';
import type { Result } from '../api/result.ts';
import { type TextKey, t } from '../texts/text.ts';

/** Values of a form, as typed. */
export type Typed = Readonly<Record<string, string>>;

/** Value of a switch that is on. */
export const SWITCHED_ON = 'yes';

export const toSwitch = (isOn: boolean): string => (isOn ? SWITCHED_ON : '');

/** A function for names, such as those of countries. */
type Label = TextKey | (() => string);

export interface SettingField {
	readonly name: string;
	readonly label: Label;
	readonly hint?: TextKey;
	readonly isRequired?: boolean;
	/** What a value of one line has to match; the hint describes it. */
	readonly pattern?: string;
	/** Several lines; a number: how many are shown. */
	readonly isLong?: boolean | number;
	readonly isSwitch?: boolean;
	/** Shown in the table of the group. */
	readonly isInGrid?: boolean;
	/** Values with their texts, for a choice of one. */
	readonly options?: readonly (readonly [value: string, text: Label])[];
	/** Name in refusals of the API, if it is another. */
	readonly apiName?: string;
}

/** Settings that are read and saved together. */
export interface SettingGroup<T> {
	readonly title: TextKey;
	readonly about: TextKey;
	readonly fields: readonly SettingField[];
	/** A table of those fields that are marked for it. */
	readonly grid?: {
		readonly title: TextKey;
		/** Head of the first column. */
		readonly first: TextKey;
		readonly columns: readonly TextKey[];
		readonly rows: readonly { readonly title: () => string; readonly names: readonly string[] }[];
	};
	readonly read: () => Read<T>;
	readonly toTyped: (value: T) => Typed;
	/** `changed`: names of the fields that differ from what was read. */
	readonly save: (typed: Typed, from: { readonly read: Loaded<T>; readonly changed: readonly string[] }) => Promise<Result<unknown>>;
}

export const toText = (label: Label): string => (typeof label === 'function' ? label() : t(label));

export const changedFields = (before: Typed, after: Typed): string[] => Object.keys(after).filter((name) => after[name] !== before[name]);

/** What another person saved, with what was changed here kept. */
export const mergeTyped = (base: Typed, mine: Typed, theirs: Typed): Typed => ({
	...theirs,
	...Object.fromEntries(changedFields(base, mine).map((name) => [name, mine[name] ?? ''])),
});
