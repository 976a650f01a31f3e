import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { IconButton } from '#components/ui/IconButton.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { withoutFilters } from '#lib/catalog/list-address.ts';
import { countFilters } from '#lib/catalog/list-state.ts';
import { nextPaint } from '#lib/platform/client/next-paint.ts';
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

/**
 * While the sheet is open, everything else is inert. The whole page is styled again for that, so that it follows the paint of the opened or closed sheet; then the
 * button that opened it gets the focus back.
 */
function holdFocus(panel: HTMLElement | null): (() => void) | undefined {
	if (!panel) return;
	const isOpen = () => 'popover' in panel && panel.matches(':popover-open');
	let opener: Element | null = null;
	let release: (() => void) | undefined;
	const settle = () => {
		if (isOpen()) release ??= isolate(panel);
		else {
			release?.();
			release = undefined;
		}
	};
	const open = () => {
		if (!panel.contains(document.activeElement)) panel.querySelector('button')?.focus();
		void nextPaint().then(settle);
	};
	const close = async () => {
		await nextPaint();
		settle();
		const { activeElement } = document;
		if (!isOpen() && opener instanceof HTMLElement && (activeElement === document.body || panel.contains(activeElement))) opener.focus({ preventScroll: true });
	};
	const noteOpener = (event: Event) => {
		if (event instanceof ToggleEvent && event.newState === 'open') opener = document.activeElement;
	};
	const follow = (event: Event) => {
		if (event instanceof ToggleEvent) void (event.newState === 'open' ? open() : close());
	};
	// The sheet may have been opened before this code ran.
	if (isOpen()) {
		opener = document.activeElement;
		open();
	}
	panel.addEventListener('beforetoggle', noteOpener);
	panel.addEventListener('toggle', follow);
	return () => {
		release?.();
		panel.removeEventListener('beforetoggle', noteOpener);
		panel.removeEventListener('toggle', follow);
	};
}
