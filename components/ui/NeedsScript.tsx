import { useLabels } from '#lib/platform/client/use-labels.ts';

/**
 * What stands in the place of its later siblings where scripts are off: they could do nothing. Those with `data-without-script` stay. Browsers that run this read it as
 * text, so its words stay on the server and its looks in base.css.
 */
export function NeedsScript() {
	const t = useLabels();
	return <noscript>{import.meta.env.SSR && <p>{t('chrome.needs_script')}</p>}</noscript>;
}
