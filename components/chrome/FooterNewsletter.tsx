import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './FooterNewsletter.module.css';

/** The newsletter form. Without scripts it leads to the newsletter page; the field has no name, so the e-mail address stays out of the URL. */
export function FooterNewsletter({ url }: { readonly url: string }) {
	const t = useLabels();
	return (
		<form
			className={styles['form']}
			action={url}
			method="get"
			data-newsletter=""
			data-done={t('chrome.newsletter_done')}
			data-failed={t('chrome.newsletter_failed')}
		>
			<label className={styles['label']} htmlFor="novosti-eposta">
				{t('chrome.newsletter')}
			</label>
			<div className={styles['row']}>
				<input className={styles['input']} id="novosti-eposta" type="email" autoComplete="email" required maxLength={254} aria-describedby="novosti-poruka" />
				<button className={styles['submit']} type="submit">
					{t('chrome.newsletter_submit')}
				</button>
			</div>
			<p className={styles['message']} id="novosti-poruka" role="status">
				{t('chrome.newsletter_hint')}
			</p>
		</form>
	);
}
