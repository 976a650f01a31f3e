import { useCallback, useEffect, useRef, useState } from 'react';
import { type ListFilter, type ListState, withFilter } from '#lib/catalog/list-state.ts';
import { nextPaint } from '#lib/platform/client/next-paint.ts';
import { useList } from './list-context.ts';

/** Changes the filters, starting from those that the controls show. */
type ChangeFilters = (change: (filter: ListFilter) => Partial<ListFilter>) => void;

/**
 * The state that the controls of the filters show. A change is visible at once, without anything else being rendered for it; the address and with it the rest of the
 * list follow its paint. Changes before that paint are one.
 */
export function useChosenFilters(): readonly [ListState, ChangeFilters] {
	const { state, go } = useList();
	const [chosen, setChosen] = useState({ since: state, state });
	const waiting = useRef<ListState | null>(null);
	useEffect(
		() => () => {
			waiting.current = null;
		},
		[],
	);
	const change = useCallback<ChangeFilters>(
		(toChange) => {
			const from = waiting.current ?? state;
			const next = withFilter(from, toChange(from));
			waiting.current = next;
			setChosen({ since: state, state: next });
			void nextPaint().then(() => {
				if (waiting.current !== next) return;
				waiting.current = null;
				go(next);
			});
		},
		[state, go],
	);
	return [chosen.since === state ? chosen.state : state, change];
}
