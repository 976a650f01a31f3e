import { type Dispatch, type FormEvent, type SetStateAction, useState } from 'react';
import { type Loaded, type Read, readOnce } from '../api/read.ts';
import type { Failure, Result } from '../api/result.ts';
import { t } from '../texts/text.ts';
import { showToast } from './toast-store.ts';
import { useUnsaved } from './use-unsaved.ts';

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
export function useListForm<T, Item>({ start, toItems, read, save, onSaved }: Options<T, Item>): ListForm<Item> {
	const [base, setBase] = useState(() => ({ items: toItems(start.value), version: start.version }));
	const [items, setItems] = useState(base.items);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [other, setOther] = useState<typeof base | null>(null);
	const [isSending, setIsSending] = useState(false);
	useUnsaved(JSON.stringify(items) !== JSON.stringify(base.items));

	const send = async () => {
		const result = await save(items, base.version);
		setFailure(result.ok || result.failure.status === 412 ? null : result.failure);
		if (result.ok) {
			// As in useVersionedForm: the list may not be readable now.
			setBase({ items, version: result.version ?? base.version });
			showToast(t('content.saved'));
			return onSaved();
		}
		if (result.failure.status !== 412) return;
		const now = await readOnce(read);
		if (!now.ok) return setFailure(now.failure);
		setOther({ items: toItems(now.value), version: now.version });
	};
	return {
		...{ items, setItems, failure, isSending, other: other?.items ?? null },
		resolve(takesTheirs) {
			if (other === null) return;
			setBase(other);
			if (takesTheirs) setItems(other.items);
			setOther(null);
		},
		submit(event) {
			event.preventDefault();
			setIsSending(true);
			// Until the form starts again from what is stored: what is typed before that would be lost.
			void send().finally(() => setIsSending(false));
		},
	};
}
