import type { Dispatch, FormEvent, SetStateAction } from 'react';
import type { Loaded, Read } from '../api/read.ts';
import type { Failure, Result } from '../api/result.ts';
import { useDraftForm } from './use-draft-form.ts';

interface Options<T, Item> {
	readonly start: Loaded<T>;
	readonly toItems: (value: T) => readonly Item[];
	/** Reads what is stored now. */
	readonly read: Read<T>;
	/** Replaces all items, if the version is still that one. */
	readonly save: (items: readonly Item[], version: string | null) => Promise<Result<unknown>>;
	readonly onSaved: () => unknown;
}

export interface ListForm<Item> {
	readonly items: readonly Item[];
	readonly setItems: Dispatch<SetStateAction<readonly Item[]>>;
	readonly failure: Failure | null;
	readonly isSending: boolean;
	/** Items that another person has saved since the form was opened. */
	readonly other: readonly Item[] | null;
	/** Continues from what the other person saved: with it, or with what was changed here. */
	readonly resolve: (takesTheirs: boolean) => void;
	readonly submit: (event: FormEvent) => void;
}

/** A form of a list that is saved as a whole, with the version that it was read in. */
export function useListForm<T, Item>({ toItems, ...options }: Options<T, Item>): ListForm<Item> {
	const { draft, setDraft, ...form } = useDraftForm<T, readonly Item[]>({ ...options, toDraft: toItems });
	return { ...form, items: draft, setItems: setDraft };
}
