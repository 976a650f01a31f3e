import type { Cart } from '@titraj/contract/cart.ts';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { useEpoch } from '#lib/platform/client/use-epoch.ts';
import type { ApiError, Result } from '#lib/platform/http/result.ts';
import type { Label } from '#lib/platform/i18n/label-key.ts';

interface Choices<T> {
	/** Choices that are being saved, by control. They are shown instead of what the cart has, also at another visit of the step. */
	readonly pending: Readonly<Record<string, T>>;
	/** Labels of the errors of choices that could not be saved, by control. The cart has the earlier ones. */
	readonly problems: Readonly<Record<string, Label>>;
	/** Shows a choice immediately and saves it. Resolves with false if it could not be saved. */
	readonly choose: (control: string, choice: T) => Promise<boolean>;
	/** Like `choose`, but sends nothing if this visit of the step has saved its last choice, or is saving it. */
	readonly confirm: (control: string, choice: T) => Promise<boolean>;
}

interface ChoiceRules<T> {
	readonly save: (control: string, choice: T) => Promise<Result<Cart>>;
	/** Label of why a choice could not be saved. */
	readonly toProblem: (error: ApiError) => Label;
}

/** The choices of a checkout step. They are saved in order. */
export function useChoices<T>(step: string, { save, toProblem }: ChoiceRules<T>): Choices<T> {
	const epoch = useEpoch();
	const { data: pending = {}, mutate } = useSWR<Readonly<Record<string, T>>>(epoch ? ['choices', epoch, step] : null, null);
	const [problems, setProblems] = useState<Readonly<Record<string, Label>>>({});
	const latest = useRef(new Map<string, Promise<boolean>>());
	const send = async (control: string, choice: T): Promise<Label | null> => {
		setProblems((known) => without(known, control));
		void mutate((known) => ({ ...known, [control]: choice }), { revalidate: false });
		const answer = await save(control, choice);
		void mutate((known = {}) => (known[control] === choice ? without(known, control) : known), { revalidate: false });
		return answer.ok ? null : toProblem(answer.error);
	};
	const choose = (control: string, choice: T): Promise<boolean> => {
		const isSaved = send(control, choice).then((problem) => {
			if (problem === null) return true;
			if (latest.current.get(control) === isSaved) {
				latest.current.delete(control);
				setProblems((known) => ({ ...known, [control]: problem }));
			}
			return false;
		});
		latest.current.set(control, isSaved);
		return isSaved;
	};
	return { pending, problems, choose, confirm: (control, choice) => latest.current.get(control) ?? choose(control, choice) };
}

const without = <T>(known: Readonly<Record<string, T>>, control: string): Readonly<Record<string, T>> =>
	Object.fromEntries(Object.entries(known).filter(([name]) => name !== control));
