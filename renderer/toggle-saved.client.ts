import { documentTranslator, loadLabels } from '#lib/platform/i18n/document-translator.ts';
import { changeSaved, refreshMarks } from '#lib/saved/client/saved-changes.ts';
import { readSavedItems } from '#lib/saved/client/saved-items.ts';
import { COMPARE_LIMIT, type SavedList } from '#lib/saved/saved-lists.ts';
import { showSavedItems } from './show-saved-items.client.ts';
import { showToast } from './toast.client.ts';

const LINKS: Readonly<Record<SavedList, string>> = { wishlist: '[data-list="wishlist"]', compare: '[data-list="compare"]' };

/** Adds the product of a clicked button to a list or removes it; shows the result, or the reason of a failure. */
export async function toggleSaved(list: SavedList, pressed: HTMLElement): Promise<void> {
	const code = pressed.dataset['code'] ?? '';
	showSavedItems();
	await loadLabels('saved');
	const t = documentTranslator();
	if (readSavedItems()[list] === undefined) await refreshMarks(list);
	const codes = readSavedItems()[list] ?? [];
	const kind = codes.includes(code) ? 'remove' : 'add';
	const link = { title: t(`saved.${list}_open`), url: document.querySelector<HTMLAnchorElement>(LINKS[list])?.pathname };
	if (list === 'compare' && kind === 'add' && codes.length >= COMPARE_LIMIT)
		return showToast(t('saved.compare_limit', { limit: COMPARE_LIMIT }), { link, tone: 'alert' });
	if (!navigator.onLine) showToast(t('saved.offline'), {});
	const outcome = changeSaved({ list, kind, code });
	if (navigator.onLine) showToast(t(`saved.${list}_${kind}`), kind === 'add' ? { link } : {});
	const { kind: how, ...why } = await outcome;
	if (how === 'done') return;
	const isFull = 'label' in why && why.label === 'error_compare_limit';
	showToast(isFull ? t('saved.compare_limit', { limit: COMPARE_LIMIT }) : t(how === 'unclear' ? 'saved.unclear' : 'saved.failed'), {
		tone: 'alert',
		...(isFull && { link }),
	});
}
