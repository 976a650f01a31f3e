import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './NeedsScript.module.css';

/** What a page of the account says where scripts are off. */
export function NeedsScript() {
	const t = useLabels();
	return (
		<noscript>
			<p className={styles['n']}>{t('account.needs_script')}</p>
		</noscript>
	);
}
