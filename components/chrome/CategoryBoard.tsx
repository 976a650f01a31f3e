import { IconButton } from '#components/ui/IconButton.tsx';
import { Link } from '#components/ui/Link.tsx';
import { LinkList } from '#components/ui/LinkList.tsx';
import type { ChromeModel } from '#lib/navigation/chrome.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CategoryBoard.module.css';

/** All categories in a grid. It is a popover, so it opens, closes and restores focus without JavaScript. With it, the list becomes steps (renderer/category-board). */
export function CategoryBoard({ mainMenu, urls }: Pick<ChromeModel, 'mainMenu' | 'urls'>) {
	const t = useLabels();
	return (
		<nav
			className={styles['board']}
			id="kategorije"
			popover="auto"
			aria-label={t('chrome.categories')}
			data-marks="section"
			data-back={t('checkout.back_to', { step: '{}' })}
			data-all={t('chrome.all_in', { title: '{}' })}
		>
			<div className={styles['header']}>
				<b>{t('chrome.categories')}</b>
				<IconButton icon="close" label={t('dialog.close')} popoverTarget="kategorije" popoverTargetAction="hide" />
			</div>
			<ul className={styles['grid']}>
				{mainMenu.map(({ title, url, items }) => (
					<li key={url} className={styles['cell']}>
						<Link href={url}>{title}</Link>
						{items.length > 0 && <LinkList links={items} />}
					</li>
				))}
			</ul>
			{urls.location && (
				<p className={styles['footer']}>
					<Link className={styles['stores']} href={urls.location}>
						{t('chrome.locations')}
					</Link>
				</p>
			)}
		</nav>
	);
}
