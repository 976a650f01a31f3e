import { createRoot } from 'react-dom/client';
import { loadSuggestions } from '#lib/catalog/client/load-suggestions.ts';
import { forgetSearches, readRecentSearches, rememberSearch } from '#lib/catalog/client/recent-searches.ts';
import { nextActive, type SuggestionAnswer, type SuggestionGroup, toQuestion } from '#lib/catalog/suggestions.ts';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import type { Translator } from '#lib/platform/i18n/translator.ts';
import { SUGGESTIONS, SuggestionList, toLineId } from './SuggestionList.tsx';

/** Milliseconds without typing after which suggestions are requested. */
const PAUSE = 120;

/** Turns the search field of the header into a combobox with suggestions; the field element itself is not replaced (Spec 2, search; ADR 8). */
export function mountSuggestions(form: HTMLFormElement, input: HTMLInputElement, t: Translator): void {
	const root = createRoot(form.insertAdjacentElement('afterend', document.createElement('div')) ?? form);
	const announcer = form.insertAdjacentElement('afterend', Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' }));
	let groups: readonly SuggestionGroup[] = [];
	let answer: SuggestionAnswer | undefined;
	let active = -1;
	let isOpen = false;
	let pause: ReturnType<typeof setTimeout> | undefined;
	/** Number of the last question; its answer is dropped once another one is asked, or the list is dismissed. */
	let asked = 0;
	/** Escape is about to clear the text, as search fields do: that asks for nothing. */
	let isClearing = false;

	const items = () => groups.flatMap((group) => group.items);
	const draw = () => {
		const isShown = isOpen && groups.length > 0;
		input.setAttribute('aria-expanded', String(isShown));
		if (isShown && active >= 0) input.setAttribute('aria-activedescendant', toLineId(active));
		else input.removeAttribute('aria-activedescendant');
		root.render(
			isShown ? (
				<LabelsContext value={t}>
					<SuggestionList groups={groups} corrected={answer?.corrected} matched={answer?.matched} active={active} onForget={forget} />
				</LabelsContext>
			) : null,
		);
	};
	const show = (next: readonly SuggestionGroup[]) => {
		active = -1;
		add(next);
	};
	/** Shows groups that begin with the shown ones: the active suggestion stays. */
	const add = (next: readonly SuggestionGroup[]) => {
		groups = next;
		isOpen = document.activeElement === input;
		if (announcer) announcer.textContent = isOpen ? t.plural('search.suggest_count', items().length) : '';
		draw();
	};
	const close = () => {
		isOpen = false;
		active = -1;
		draw();
	};
	const dismiss = () => {
		asked += 1;
		clearTimeout(pause);
		close();
	};
	const forget = () => {
		forgetSearches();
		input.focus();
		show(groups.filter(({ kind }) => kind !== 'recent'));
	};
	const isEmpty = () => input.value.trim() === '';
	/** Earlier searches of this browser, then those of others. */
	const offer = async (own: number) => {
		answer = undefined;
		show(recentGroups(form.action));
		const popular = await loadSuggestions('', new URL(form.action).pathname).catch(() => null);
		if (popular && popular.groups.length > 0 && own === asked && isEmpty() && document.activeElement === input)
			add([...recentGroups(form.action), ...popular.groups]);
	};
	const ask = async () => {
		asked += 1;
		const own = asked;
		const words = toQuestion(input.value);
		if (isEmpty()) return offer(own);
		if (words === null) {
			answer = undefined;
			return show([]);
		}
		try {
			const found = await loadSuggestions(words, new URL(form.action).pathname);
			if (own !== asked || toQuestion(input.value) !== words) return;
			answer = found;
			show(found.groups);
		} catch {
			if (own === asked && toQuestion(input.value) === words) show([]);
		}
	};
	const onKey = (event: KeyboardEvent) => {
		const isShown = isOpen && groups.length > 0;
		isClearing = event.key === 'Escape' && !isShown && input.value !== '';
		if (event.key === 'Escape') {
			if (isShown) event.preventDefault();
			return dismiss();
		}
		if (event.key === 'Enter' && isShown && active >= 0) {
			event.preventDefault();
			return document.getElementById(toLineId(active))?.click();
		}
		if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
		event.preventDefault();
		if (!isShown) {
			isOpen = true;
			void ask();
			return;
		}
		active = nextActive(active, event.key, items().length);
		draw();
		document.getElementById(toLineId(active))?.scrollIntoView({ block: 'nearest' });
	};

	for (const [name, value] of Object.entries({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': SUGGESTIONS, 'aria-expanded': 'false' }))
		input.setAttribute(name, value);
	input.addEventListener('input', () => {
		clearTimeout(pause);
		if (isClearing && isEmpty()) {
			isClearing = false;
			groups = [];
			return;
		}
		// Earlier searches do not match what is typed.
		if ((groups[0]?.kind === 'recent' || groups[0]?.kind === 'popular') && !isEmpty()) {
			groups = [];
			active = -1;
			draw();
		}
		pause = setTimeout(() => void ask(), PAUSE);
	});
	input.addEventListener('focus', () => void ask());
	input.addEventListener('keydown', onKey);
	form.addEventListener('submit', () => rememberSearch(input.value.trim()));
	const place = form.parentElement ?? form;
	place.addEventListener('click', (event) => {
		if (!(event.target instanceof Element && event.target.closest('a[role="option"]'))) return;
		const words = toQuestion(input.value);
		if (words) rememberSearch(words);
		close();
	});
	place.addEventListener('focusout', (event) => {
		if (!(event.relatedTarget instanceof Node && place.contains(event.relatedTarget))) close();
	});
	void ask();
}

function recentGroups(action: string): readonly SuggestionGroup[] {
	const { pathname } = new URL(action);
	const items = readRecentSearches().map((words) => ({ kind: 'recent' as const, title: words, url: `${pathname}?search_q=${encodeURIComponent(words)}` }));
	return items.length > 0 ? [{ kind: 'recent', items }] : [];
}
