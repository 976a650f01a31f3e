import { IconButton } from '#components/ui/IconButton.tsx';
import { Link } from '#components/ui/Link.tsx';
import type { ChromeModel } from '#lib/domain/chrome.ts';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './CategoryBoard.module.css';

/** All categories as a board of cells: a popover, so it opens, closes and gives focus back without JavaScript. */
export function CategoryBoard({ mainMenu, urls }: Pick<ChromeModel, 'mainMenu' | 'urls'>) {
	const t = useLabels();
	return (
		<nav className={styles['b']} id="kategorije" popover="auto" aria-label={t('chrome.categories')} data-marks="section" data-fold={t('chrome.fold')}>
			<div className={styles['h']}>
				<b>{t('chrome.categories')}</b>
				<IconButton icon="close" label={t('dialog.close')} popoverTarget="kategorije" popoverTargetAction="hide" />
			</div>
			<ul className={styles['g']}>
				{mainMenu.map(({ title, url, items }) => (
					<li key={url}>
						<Link href={url}>{title}</Link>
						{items.length > 0 && (
							<ul>
								{items.map((item) => (
									<li key={item.url}>
										<Link href={item.url}>{item.title}</Link>
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
			{urls.location !== urls.home && (
				<p className={styles['f']}>
					<Link href={urls.location}>{t('chrome.locations')}</Link>
				</p>
			)}
		</nav>
	);
}
