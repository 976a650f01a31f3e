import { type FormEvent, useState } from 'react';
import { type Loaded, type Read, readOnce } from '../api/read.ts';
import type { Failure, Result } from '../api/result.ts';
import { tOf } from '../texts/text.ts';
import { useUnsaved } from './use-unsaved.ts';

/** Values of a form by name, as typed. */
export type Values = Readonly<Record<string, string | boolean>>;

interface Base {
	readonly values: Values;
	readonly version: string | null;
}

interface Options<T, Saved> {
	readonly start: Loaded<T>;
	readonly toValues: (value: T) => Values;
	/** Reads what is stored now. */
	readonly read: Read<T>;
	/** Writes the values whose names are given, if the version is still that one. */
	readonly save: (values: Values, changed: ReadonlySet<string>, version: string | null) => Promise<Result<Saved>>;
	/** After a save; the fields stay disabled until what it returns is settled. */
	readonly onSaved: (saved: Saved) => unknown;
}

/** What another person has saved meanwhile. */
export interface Conflict extends Base {
	readonly fields: readonly string[];
}

export interface VersionedForm {
	readonly values: Values;
	readonly set: (name: string, value: string | boolean) => void;
	readonly textOf: (name: string) => string;
	/** The value as it is stored. */
	readonly storedOf: (name: string) => string;
	readonly errorOf: (name: string) => string | undefined;
	readonly failure: Failure | null;
	readonly isSending: boolean;
	readonly conflict: Conflict | null;
	/** Takes over what the other person changed, unless it was changed here, too. */
	readonly merge: () => void;
	readonly submit: (event: FormEvent) => void;
}

/** A form that sends what was changed, with the version that it was changed in; if another person has saved meanwhile, it shows their changes, and merges. */
export function useVersionedForm<T, Saved>({ start, toValues, read, save, onSaved }: Options<T, Saved>): VersionedForm {
	const [base, setBase] = useState<Base>(() => ({ values: toValues(start.value), version: start.version }));
	const [values, setValues] = useState(base.values);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [conflict, setConflict] = useState<Conflict | null>(null);
	const [isSending, setIsSending] = useState(false);
	useUnsaved(differing(base.values, values).length > 0);

	const send = async (version: string | null, isLast = false): Promise<unknown> => {
		const result = await save(values, new Set(differing(base.values, values)), version);
		setFailure(result.ok || result.failure.status === 412 ? null : result.failure);
		if (result.ok) {
			// What follows if the form cannot start again from what is stored: the next save changes what this one wrote.
			setBase({ values, version: result.version ?? version });
			return onSaved(result.value);
		}
		if (result.failure.status !== 412) return;
		const now = await readOnce(read);
		if (!now.ok) return setFailure(now.failure);
		const stored = toValues(now.value);
		const fields = differing(base.values, stored).filter((name) => stored[name] !== values[name]);
		// Something else of it has changed, which this form does not show, or the same as here.
		if (fields.length === 0 && !isLast) return send(now.version, true);
		setConflict({ values: stored, version: now.version, fields });
	};
	return {
		...{ values, failure, isSending, conflict },
		set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
		textOf: (name) => String(values[name] ?? ''),
		storedOf: (name) => String(base.values[name] ?? ''),
		errorOf: (name) => failure?.fields.find(({ field }) => field === name || field.startsWith(`${name}.`))?.reason,
		merge() {
			if (conflict === null) return;
			const mine = Object.fromEntries(differing(base.values, values).map((name) => [name, values[name] ?? '']));
			setValues({ ...conflict.values, ...mine });
			setBase(conflict);
			setConflict(null);
		},
		submit(event) {
			event.preventDefault();
			setIsSending(true);
			// Until the form starts again from what is stored: what is typed before that would be lost.
			void send(base.version).finally(() => setIsSending(false));
		},
	};
}

const differing = (one: Values, other: Values): string[] => Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name]);

/** What a text field of a form gets; its label is that of the group. */
export const bindField = (form: VersionedForm, group: string, name: string) => ({
	...{ name, label: tOf(group, name), value: form.textOf(name), error: form.errorOf(name) },
	onChange: ({ target }: { readonly target: { readonly value: string } }) => form.set(name, target.value),
});
