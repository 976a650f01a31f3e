import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { withoutFilters } from '#lib/catalog/list-address.ts';
import { countFilters } from '#lib/catalog/list-state.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { FilterForm } from './FilterForm.tsx';
import styles from './FilterPanel.module.css';
import { isolate } from './isolate.ts';
import { ListLink } from './ListLink.tsx';
import { useList } from './list-context.ts';

/** Id of the panel, for the button that opens it. */
export const FILTER_PANEL = 'filteri';

/** The filters: beside the list on wide screens; on a phone a sheet that also opens without JavaScript and shows the number of results. */
export function FilterPanel() {
	const t = useLabels();
	const { state, part } = useList();
	const panel = useRef<HTMLElement>(null);
	useEffect(() => holdFocus(panel.current), []);
	return (
		<aside ref={panel} className={styles['panel']} id={FILTER_PANEL} popover="auto" aria-label={t('list.filters')}>
			<header className={styles['header']}>
				<b className={styles['title']}>{t('list.filters')}</b>
				<IconButton icon="close" label={t('list.close')} popoverTarget={FILTER_PANEL} popoverTargetAction="hide" />
			</header>
			<FilterForm />
			<footer className={styles['footer']}>
				{countFilters(state) > 0 && (
					<ListLink className={joinClasses('link', styles['clear'])} to={withoutFilters(state)}>
						{t('list.clear')}
					</ListLink>
				)}
				<Button popoverTarget={FILTER_PANEL} popoverTargetAction="hide" wide>
					{t.plural('list.show', part.total)}
				</Button>
			</footer>
		</aside>
	);
}

/** While the sheet is open, everything else is inert. The button that opened it is released before it gets the focus back. */
function holdFocus(panel: HTMLElement | null): (() => void) | undefined {
	if (!panel) return;
	let release: (() => void) | undefined;
	const leave = (event: Event) => {
		if (!(event instanceof ToggleEvent) || event.newState === 'open') return;
		release?.();
		release = undefined;
	};
	const hold = () => {
		release ??= isolate(panel);
		if (!panel.contains(document.activeElement)) panel.querySelector('button')?.focus();
	};
	const enter = (event: Event) => event instanceof ToggleEvent && event.newState === 'open' && hold();
	// The sheet may have been opened before this code ran.
	if ('popover' in panel && panel.matches(':popover-open')) hold();
	panel.addEventListener('beforetoggle', leave);
	panel.addEventListener('toggle', enter);
	return () => {
		release?.();
		panel.removeEventListener('beforetoggle', leave);
		panel.removeEventListener('toggle', enter);
	};
}
