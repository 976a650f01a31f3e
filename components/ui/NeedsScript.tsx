import { useLabels } from '#lib/platform/client/use-labels.ts';

/**
 * Shown without JavaScript in place of the following siblings, which would not work; siblings with `data-without-script` stay. Its text is
 * rendered only on the server, because browsers with JavaScript read `noscript` content as plain text; its styles are in without-script.css.
 */
export function NeedsScript() {
	const t = useLabels();
	return <noscript>{import.meta.env.SSR && <p>{t('chrome.needs_script')}</p>}</noscript>;
}
