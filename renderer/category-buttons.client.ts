import { firstInteraction } from '#lib/platform/client/first-interaction.ts';

/**
 * Makes the category buttons show whether the board is open (browsers tell assistive technology by themselves, because of `popovertarget`), and open it with the arrow key. The behaviour of the board itself is
 * loaded with the first interaction.
 */
export function startCategoryButtons(board: HTMLElement): void {
	const buttons = document.querySelectorAll<HTMLElement>(`[popovertarget="${board.id}"]:not([popovertargetaction])`);
	for (const button of buttons) {
		button.dataset['board'] = 'closed';
		button.addEventListener('keydown', (event) => {
			if (event.key !== 'ArrowDown') return;
			event.preventDefault();
			board.showPopover();
			board.querySelector<HTMLElement>('li > *')?.focus();
		});
	}
	board.addEventListener('beforetoggle', ({ newState }) => {
		for (const button of buttons) button.dataset['board'] = newState;
	});
	void firstInteraction()
		.then(() => import('./category-board/category-board.client.ts'))
		.then(
			({ startCategoryBoard }) => startCategoryBoard(board, [...buttons]),
			() => undefined,
		);
}
