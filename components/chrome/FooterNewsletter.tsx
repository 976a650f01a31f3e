import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './FooterNewsletter.module.css';

/** The newsletter's form; without scripts it leads to the newsletter's page, and the address stays out of the query. */
export function FooterNewsletter({ url }: { readonly url: string }) {
	const t = useLabels();
	return (
		<form
			className={styles['n']}
			action={url}
			method="get"
			data-newsletter=""
			data-done={t('chrome.newsletter_done')}
			data-failed={t('chrome.newsletter_failed')}
		>
			<label htmlFor="novosti-eposta">{t('chrome.newsletter')}</label>
			<div>
				<input id="novosti-eposta" type="email" autoComplete="email" required maxLength={254} aria-describedby="novosti-poruka" />
				<button type="submit">{t('chrome.newsletter_submit')}</button>
			</div>
			<p id="novosti-poruka" role="status">
				{t('chrome.newsletter_hint')}
			</p>
		</form>
	);
}
