import { Icon } from '#components/ui/Icon.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './SearchForm.module.css';

/** The search form of the header: a plain GET to the search page (`search_q`, Spec 2). */
export function SearchForm({ action }: { readonly action: string }) {
	const t = useLabels();
	return (
		<search className={styles['search']}>
			<form className={styles['form']} action={action}>
				<input
					className={styles['input']}
					type="search"
					name="search_q"
					aria-label={t('chrome.search.name')}
					placeholder={t('chrome.search.placeholder')}
					autoComplete="off"
					required
					maxLength={200}
				/>
				<button className={styles['submit']} type="submit" aria-label={t('chrome.search')}>
					<Icon name="search" />
				</button>
			</form>
		</search>
	);
}
